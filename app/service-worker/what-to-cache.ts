import { withoutLanguage } from '../../domain/language.ts'
import { hiddenSiteHeader, isBelow, mayBePublicPage, placeParameter, urls } from '../urls.ts'

const data = /\.data$/

export function isPage({ pathname }: URL): boolean {
  return mayBePublicPage(pathname) && !data.test(pathname)
}

/** React Router's request for the data of a public page. */
export function isPageData({ pathname }: URL): boolean {
  return mayBePublicPage(pathname) && data.test(pathname)
}

export function pageUrlOf(dataUrl: URL): URL {
  const page = new URL(dataUrl)
  page.pathname = page.pathname.replace(/(\/_)?\.data$/, (_, root) => (root ? '/' : ''))
  page.searchParams.delete('_routes')
  return page
}

export function isImage({ pathname }: URL, destination: RequestDestination): boolean {
  return isBelow(urls.files, pathname) && destination === 'image'
}

/** The showroom or its data, in any language. */
export function isShowroom({ pathname }: URL): boolean {
  return /^\/showroom(\.data)?$/.test(withoutLanguage(pathname))
}

/**
 * The URL under which a page or its data is stored. Each place of the showroom is the same page, so that any of them can
 * be opened without a connection; the key stays, so that another one opens nothing.
 */
export function storedUrl(given: string): string {
  const url = new URL(given)
  if (isShowroom(url)) url.searchParams.delete(placeParameter)
  return url.href
}

/** The parameter that says where in the showroom somebody is (app/public/showroom/place.ts). */

/**
 * Whether the response is public and successful. 202 is React Router's redirect of a data request; a redirect
 * of a page (`opaqueredirect`) is cached as a redirect. The showroom is for one screen, which may store it.
 */
export function isCacheable(
  { status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>,
  isForThisScreen = false,
): boolean {
  if (type === 'opaqueredirect') return true
  const refused = isForThisScreen ? /no-store/ : /no-store|private/
  return [200, 202].includes(status) && !refused.test(headers.get('Cache-Control') ?? '')
}

/**
 * Whether a gateway could not reach the server, which is treated like a lost connection. A site that is not
 * published may send the same status, but its server was reached.
 */
export function isGatewayError({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return [502, 503, 504].includes(status) && !isNotPublished({ headers })
}

export function isNotPublished({ headers }: Pick<Response, 'headers'>): boolean {
  return headers.has(hiddenSiteHeader)
}

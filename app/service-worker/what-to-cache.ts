import { isBelow, isNoPublicPage, urls } from '../urls.ts'

const data = /\.data$/

/** A public page, by its URL. */
export function isPage({ pathname }: URL): boolean {
  return !isNoPublicPage(pathname) && !data.test(pathname)
}

/** A request of React Router for the data of a public page. */
export function isPageData({ pathname }: URL): boolean {
  return !isNoPublicPage(pathname) && data.test(pathname)
}

/** The page that data belongs to. */
export function pageUrlOf(dataUrl: URL): URL {
  const page = new URL(dataUrl)
  page.pathname = page.pathname.replace(/(\/_)?\.data$/, (_, root) => (root ? '/' : ''))
  page.searchParams.delete('_routes')
  return page
}

export function isImage({ pathname }: URL, destination: RequestDestination): boolean {
  return isBelow(urls.files, pathname) && destination === 'image'
}

/**
 * Only what was answered well and is nobody's own. 202 is React Router's way of redirecting a data request;
 * a page that redirects stays a redirect.
 */
export function isCacheable({
  status,
  type,
  headers,
}: Pick<Response, 'status' | 'type' | 'headers'>): boolean {
  if (type === 'opaqueredirect') return true
  return [200, 202].includes(status) && !/no-store|private/.test(headers.get('Cache-Control') ?? '')
}

/** A gateway that cannot reach the server: as good as no connection. */
export function isGatewayError(status: number): boolean {
  return [502, 503, 504].includes(status)
}

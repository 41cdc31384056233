import { createBoundedCache } from '../../domain/bounded-cache.ts'
import { isWellFormedUrl } from '../reject-malformed-url.ts'
import type { PublicRoute } from './public-routes.ts'

/** The URL of a page or of its data, without the parameters that make no difference to it. */
export interface PageUrl {
  kind: 'page' | 'data'
  /** The path and query that it is rendered for, and cached under. */
  url: string
  route: PublicRoute
  /** No page is there: all such URLs share the one that says so. */
  isUnknown: boolean
  /** A value in it cannot be read, and there is no end to those: each is rendered for whoever asks, and not cached. */
  isEndless?: boolean
}

/** What stands for every URL that there is no page at. */
const unknownPath = '/404'

/** Longer ones are worked out each time. */
const maxCachedUrlLength = 300

/** Reads the url of a request; nothing for what is no public page, or is data that no page of ours asks for. */
export function createPageUrlParser(find: (path: string) => PublicRoute | undefined) {
  const cache = createBoundedCache<{ pageUrl: PageUrl | undefined }>(2000)
  return (url: string): PageUrl | undefined => {
    const found = cache.get(url)
    if (found) return found.pageUrl
    const pageUrl = read(url, find)
    if (url.length <= maxCachedUrlLength) cache.set(url, { pageUrl })
    return pageUrl
  }
}

/**
 * The key under which a page is cached. Pages write their own URL: one for each name that the site goes by. A text that was put
 * together anew would have to be read through before it could be looked up, so the last one is cached.
 */
export function createCacheKeys() {
  const cache = new WeakMap<PageUrl, { origin: string; key: string }>()
  return (origin: string, pageUrl: PageUrl): string => {
    const known = cache.get(pageUrl)
    if (known?.origin === origin) return known.key
    const key = `${origin} ${pageUrl.url}`
    cache.set(pageUrl, { origin, key })
    return key
  }
}

function read(url: string, find: (path: string) => PublicRoute | undefined): PageUrl | undefined {
  const [path = '', search = ''] = splitOnce(url, '?')
  if (!isWellFormedUrl(path, search)) return undefined
  const page = path.replace(/(\/_)?\.data$/, (_, root) => (root ? '/' : ''))
  const route = find(page)
  if (!route) return undefined
  const kind = page === path ? 'page' : 'data'
  const given = new URLSearchParams(search)
  if (route.isUnknown) {
    const data = path === page ? '' : '.data'
    return { kind: data ? 'data' : 'page', url: unknownPath + data, route, isUnknown: true }
  }
  const known = knownParameters(given, route)
  if (kind === 'data' && given.has('_routes')) {
    if (!isAskedFor(given.getAll('_routes'), route)) return undefined
    known.set('_routes', given.get('_routes') ?? '')
  }
  return { kind, url: known.size > 0 ? `${path}?${known}` : path, route, isUnknown: false }
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

/**
 * In one order, whatever order they came in; of one that came twice the first, as pages read it. A value that the page
 * does not know means the same to it as none.
 */
function knownParameters(given: URLSearchParams, { query }: PublicRoute): URLSearchParams {
  const known = new URLSearchParams()
  for (const [name, values] of Object.entries(query)) {
    const value = given.get(name)
    if (value === null) continue
    const isKnown = values instanceof RegExp ? values.test(value) : values.includes(value)
    if (isKnown) known.set(name, value)
  }
  return known
}

/** Some of the page's own routes, each once and in their order. */
function isAskedFor([list = '', ...more]: string[], { ids }: PublicRoute): boolean {
  const pageRequest = list.split(',')
  return more.length === 0 && list === ids.filter((id) => pageRequest.includes(id)).join(',')
}

import type { IncomingMessage } from 'node:http'
import { generatePath, matchRoutes, type Params, type RouteObject, type ServerBuild } from 'react-router'
import type { PublicPage } from '../../app/public-page.ts'
import { isSharedDocument, mayBePublicPage } from '../../app/urls.ts'
import type { Collection } from '../../backend/data/schema.ts'
import { createBoundedCache } from '../../domain/bounded-cache.ts'
import { isTranslatedLanguage, patternWithoutLanguage } from '../../domain/language.ts'
import { canonicalPath } from '../middleware/canonical-redirect.ts'
import { isWellFormedUrl } from '../middleware/reject-request.ts'

/** The URL of a page or of its data, without the parameters that the page does not read. */
export interface PageUrl {
  kind: 'page' | 'data'
  /** The path and query that the page is rendered for. */
  url: string
  route: PublicRoute
  /** No route matches: all such URLs share one cached 404 page. */
  isUnknown: boolean
  /** A filter's value cannot be read. The page repeats it, and such values are endless, so the page is not cached. */
  isUnboundedValue?: boolean
}

/** Stands for every unknown part of a path. */
const unknownPart = '404'

/** Longer URLs are parsed each time, so that the cache of parsed URLs stays small. */
const maxCachedUrlLength = 300

/** Parses a request's URL; undefined for what is not a public page, and for data requests that our pages never make. */
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

/** The key under which a page is cached. Pages contain absolute URLs, so each origin has pages of its own. */
export function cacheKey(origin: string, pageUrl: PageUrl): string {
  return `${origin} ${pageUrl.url}`
}

function read(url: string, find: (path: string) => PublicRoute | undefined): PageUrl | undefined {
  const [path = '', search = ''] = splitOnce(url, '?')
  if (!isWellFormedUrl(path, search)) return undefined
  const page = path.replace(/(\/_)?\.data$/, (_, root) => (root ? '/' : ''))
  const route = find(page)
  if (!route) return undefined
  const kind = page === path ? 'page' : 'data'
  const given = new URLSearchParams(search)
  if (route.unknownPath !== undefined) {
    const data = path === page ? '' : '.data'
    return { kind: data ? 'data' : 'page', url: route.unknownPath + data, route, isUnknown: true }
  }
  const known = knownParameters(given, route)
  if (kind === 'data' && given.has('_routes')) {
    if (!isRequested(given.getAll('_routes'), route)) return undefined
    known.set('_routes', given.get('_routes') ?? '')
  }
  return { kind, url: known.size > 0 ? `${path}?${known}` : path, route, isUnknown: false }
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

/**
 * The parameters that the page reads, in the order of its route, so that their order in the URL makes no second
 * cache entry. If a parameter is repeated, its first value counts, as it does in the page; of a parameter that may be
 * repeated, each value counts once. Unknown values are dropped.
 */
function knownParameters(given: URLSearchParams, { query, repeated }: PublicRoute): URLSearchParams {
  const known = new URLSearchParams()
  for (const [name, values] of Object.entries(query)) {
    const all = given.getAll(name)
    const counted = repeated.includes(name) ? [...new Set(all)].sort() : all.slice(0, 1)
    for (const value of counted) {
      const isKnown = values instanceof RegExp ? values.test(value) : values.includes(value)
      if (isKnown) known.append(name, value)
    }
  }
  return known
}

/** Whether `_routes` lists routes of this page, each once and in order, as our own pages do. */
function isRequested([list = '', ...more]: string[], { ids }: PublicRoute): boolean {
  const requestedIds = list.split(',')
  return more.length === 0 && list === ids.filter((id) => requestedIds.includes(id)).join(',')
}

/** A request whose response is the same for everybody who is not signed in. */
export interface CacheableRequest {
  pageUrl: PageUrl
  /** The site's own origin, which pages write into their links. */
  origin: string
}

/**
 * Decides whether a request may get a page from the cache, for both the fast path and the middleware, so that
 * they cannot disagree. Staff get no cached page, because they must see what they have just saved, on any
 * server.
 */
export function createCacheableRequests(
  parsePageUrl: (url: string) => PageUrl | undefined,
  originOf: (incoming: IncomingMessage) => string | undefined,
) {
  return (incoming: IncomingMessage, session: string | undefined): CacheableRequest | undefined => {
    const { method, url = '' } = incoming
    if ((method !== 'GET' && method !== 'HEAD') || session !== undefined) return undefined
    const pageUrl = parsePageUrl(url)
    const origin = pageUrl && originOf(incoming)
    return pageUrl && origin !== undefined ? { pageUrl, origin } : undefined
  }
}

/** The parameters of a path of no page, with one value for all such paths. Its language stays where it is one. */
function unknownParameters(given: Params<string>): Record<string, string> {
  const unknown = Object.keys(given).map((name) => [name, unknownPart])
  const { lang = '' } = given
  return { ...Object.fromEntries(unknown), ...(isTranslatedLanguage(lang) && { lang }) }
}

/** What the matched routes of one public page declare in their handles. */
export interface PublicRoute {
  /** The route's pattern without the language, which labels metrics. */
  pattern: string
  shows: Collection[]
  query: NonNullable<PublicPage['query']>
  repeated: readonly string[]
  /** Ids of the matched routes, the outermost first. */
  ids: string[]
  /**
   * The path that stands for all paths of no page which match the same routes; undefined for paths of pages. The
   * browser matches the routes again, so that one 404 page cannot stand for all of them.
   */
  unknownPath: string | undefined
}

/** Ranking all routes for a path takes as long as sending hundreds of cached pages, so their matches are kept. */
const maxKnownPaths = 2000

/** Encoded characters have several spellings, so only paths without them are cached. */
const plainPath = /^\/[\w\-/]*$/

/** Finds the public page at a path that is spelled as in our own links. */
export function createPublicRoutes(routes: ServerBuild['routes']): (path: string) => PublicRoute | undefined {
  const tree = childrenOf(routes, undefined)
  const names = firstNamesOf(tree)
  const known = createBoundedCache<{ route: PublicRoute | undefined }>(maxKnownPaths)

  function match(path: string): PublicRoute | undefined {
    const matches = matchRoutes(tree, path) ?? []
    const leaf = matches.at(-1)
    const prefix = leaf?.params.lang
    const isUnknown = leaf?.route.path === '*' || (prefix !== undefined && !isTranslatedLanguage(prefix))
    if (!isUnknown && !plainPath.test(path) && !isSharedDocument(path)) return undefined
    // The root route renders the HTML document and shows no data.
    const pages = matches.slice(1).map(({ route }) => route.handle as Partial<PublicPage> | undefined)
    if (!leaf || pages.length === 0 || !pages.every(isPublicPage)) return undefined
    const pattern = `/${matches.flatMap(({ route }) => route.path || []).join('/')}`
    if (!isUnknown && generatePath(pattern, leaf.params) !== path) return undefined
    return {
      pattern: patternWithoutLanguage(pattern),
      shows: shownIn(prefix, pages),
      query: Object.assign({}, ...pages.map(({ query }) => query)),
      repeated: pages.flatMap(({ repeated = [] }) => repeated),
      ids: matches.flatMap(({ route }) => route.id ?? []),
      unknownPath: isUnknown ? generatePath(pattern, unknownParameters(leaf.params)) : undefined,
    }
  }

  /** There are endlessly many paths that begin like no route: they share a match. */
  function shared(path: string): string {
    const [first = '', second = ''] = path.slice(1).toLowerCase().split('/')
    if (names.has(first) || `${first}${second}`.includes('%')) return path
    if (isTranslatedLanguage(first)) return names.has(second) ? path : `/${first}/${unknownPart}`
    if (second === '') return `/${unknownPart}`
    return names.has(second) ? path : `/${unknownPart}/${unknownPart}`
  }

  return (path) => {
    const found = known.get(path)
    if (found) return found.route
    // The application handles paths that are redirected to their canonical spelling, and paths of no page.
    if (!mayBeCached(path) || canonicalPath(path) !== path) return undefined
    const key = shared(path)
    const route = (known.get(key) ?? { route: match(key) }).route
    if (key.length <= maxCachedUrlLength) known.set(key, { route })
    return route
  }
}

function mayBeCached(path: string): boolean {
  return mayBePublicPage(path) || isSharedDocument(path)
}

/** Bulgarian pages show no translations, so that they stay cached when one changes. */
function shownIn(prefix: string | undefined, pages: readonly PublicPage[]): Collection[] {
  const all = new Set(pages.flatMap(({ shows }) => shows))
  if (prefix === undefined) all.delete('translations')
  return [...all]
}

/**
 * The first segments of all routes, without the language. A layout route without a path contributes those of its
 * children.
 */
function firstNamesOf(routes: RouteObject[]): Set<string> {
  const names = routes.flatMap(({ path = '', children = [] }) => {
    const name =
      path
        .replace(/^:lang\?\/?/, '')
        .split('/', 1)[0]
        ?.toLowerCase() ?? ''
    return name ? [name] : ['', ...firstNamesOf(children)]
  })
  return new Set(names)
}

function isPublicPage(handle: Partial<PublicPage> | undefined): handle is PublicPage {
  return handle?.shows !== undefined
}

/** Without the routes below which there is no public page: each one more makes matching slower. */
function childrenOf(routes: ServerBuild['routes'], parent: string | undefined): RouteObject[] {
  return Object.values(routes)
    .flatMap((route) => route ?? [])
    .filter(({ parentId, path = '' }) => parentId === parent && mayBeCached(`/${path}`))
    .map(({ id, path, index, module: { handle } }) =>
      index
        ? { id, index, handle }
        : { id, ...(path !== undefined && { path }), handle, children: childrenOf(routes, id) },
    )
}

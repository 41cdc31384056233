import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PublicPage } from '../../app/public-page.ts'
import { mayBePublicPage } from '../../app/urls.ts'
import type { Collection } from '../../backend/data/schema.ts'
import { canonicalPath } from '../middleware/canonical-redirect.ts'

/** What the matched routes of one public page declare in their handles. */
export interface PublicRoute {
  /** The route's pattern, which labels metrics. */
  pattern: string
  shows: Collection[]
  query: NonNullable<PublicPage['query']>
  /** Ids of the matched routes, the outermost first. */
  ids: string[]
  /** Whether only the catch-all route matches: the 404 page. */
  isUnknown: boolean
}

/** Encoded characters have several spellings, so only paths without them are cached. */
const plainPath = /^\/[\w\-/]*$/

/** Finds the public page at a path that is spelled as in our own links. */
export function createPublicRoutes(routes: ServerBuild['routes']): (path: string) => PublicRoute | undefined {
  const tree = childrenOf(routes, undefined)
  const names = firstNamesOf(tree)
  let unknown: PublicRoute | undefined

  function match(path: string): PublicRoute | undefined {
    const matches = matchRoutes(tree, path) ?? []
    const leaf = matches.at(-1)
    const isUnknown = leaf?.route.path === '*'
    if (!isUnknown && !plainPath.test(path)) return undefined
    // The root route renders the HTML document and shows no data.
    const pages = matches.slice(1).map(({ route }) => route.handle as Partial<PublicPage> | undefined)
    if (!leaf || pages.length === 0 || !pages.every(isPublicPage)) return undefined
    const pattern = `/${matches.flatMap(({ route }) => route.path || []).join('/')}`
    if (!isUnknown && generatePath(pattern, leaf.params) !== path) return undefined
    return {
      pattern,
      shows: [...new Set(pages.flatMap(({ shows }) => shows))],
      query: Object.assign({}, ...pages.map(({ query }) => query)),
      ids: matches.flatMap(({ route }) => route.id ?? []),
      isUnknown,
    }
  }

  return (path) => {
    // The application handles paths that are redirected to their canonical spelling, and paths of no page.
    if (!mayBePublicPage(path) || canonicalPath(path) !== path) return undefined
    // Matching a path against all routes takes a millisecond, so paths that begin like no route skip it.
    const name = path.split('/', 2)[1]?.toLowerCase() ?? ''
    if (names.has(name) || name.includes('%')) return match(path)
    unknown ??= match(path)
    return unknown
  }
}

/** The first segments of all routes; a layout route without a path contributes those of its children. */
function firstNamesOf(routes: RouteObject[]): Set<string> {
  const names = routes.flatMap(({ path, children = [] }) =>
    path ? [path.split('/', 1)[0]?.toLowerCase() ?? ''] : ['', ...firstNamesOf(children)],
  )
  return new Set(names)
}

function isPublicPage(handle: Partial<PublicPage> | undefined): handle is PublicPage {
  return handle?.shows !== undefined
}

function childrenOf(routes: ServerBuild['routes'], parent: string | undefined): RouteObject[] {
  return Object.values(routes)
    .flatMap((route) => route ?? [])
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index, module: { handle } }) =>
      index
        ? { id, index, handle }
        : { id, ...(path !== undefined && { path }), handle, children: childrenOf(routes, id) },
    )
}

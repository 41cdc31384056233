import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PublicPage } from '../../app/public-page.ts'
import { isNoPublicPage } from '../../app/urls.ts'
import type { Collection } from '../../backend/data/schema.ts'
import { canonicalPath } from '../canonical-redirect.ts'

/** What the routes of one public page say together. */
export interface PublicRoute {
  /** Of the URL map, for the metrics. */
  pattern: string
  shows: Collection[]
  query: NonNullable<PublicPage['query']>
  /** Of the routes that match, the outermost first. */
  ids: string[]
  /** Whether it is the page that says that there is none. */
  isUnknown: boolean
}

/** Only these characters: what would have to be decoded could be written in more than one way. */
const plainPath = /^\/[\w\-/]*$/

/** Finds the public page at a path, if it is written the way our own links write it. */
export function createPublicRoutes(routes: ServerBuild['routes']): (path: string) => PublicRoute | undefined {
  const tree = childrenOf(routes, undefined)
  const names = firstNamesOf(tree)
  let unknown: PublicRoute | undefined

  function match(path: string): PublicRoute | undefined {
    const matches = matchRoutes(tree, path) ?? []
    const leaf = matches.at(-1)
    const isUnknown = leaf?.route.path === '*'
    if (!isUnknown && !plainPath.test(path)) return undefined
    // The root is the document: it shows no data.
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
    // URLs that lead to the one that they stand for are the application's, and so is what is no page.
    if (isNoPublicPage(path) || canonicalPath(path) !== path) return undefined
    // To match a path with all routes takes a millisecond: one that begins like none of them need not be.
    const name = path.split('/', 2)[1]?.toLowerCase() ?? ''
    if (names.has(name) || name.includes('%')) return match(path)
    unknown ??= match(path)
    return unknown
  }
}

/** What the URLs of all routes begin with; those of routes without a path, with what their children do. */
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

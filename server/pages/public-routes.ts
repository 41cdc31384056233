import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PublicPage } from '../../app/public-page.ts'
import type { Collection } from '../../backend/data/schema.ts'

/** What the routes of one public page say together. */
export interface PublicRoute {
  /** Of the URL map, for the metrics. */
  pattern: string
  shows: Collection[]
  query: NonNullable<PublicPage['query']>
  /** Of the routes that match, the outermost first. */
  ids: string[]
}

/** Only these characters: what would have to be decoded could be written in more than one way. */
const plainPath = /^\/[\w\-/]*$/

/** Finds the public page at a path, if it is written the way our own links write it. */
export function createPublicRoutes(routes: ServerBuild['routes']): (path: string) => PublicRoute | undefined {
  const tree = childrenOf(routes, undefined)
  return (path) => {
    if (!plainPath.test(path)) return undefined
    const matches = matchRoutes(tree, path) ?? []
    const leaf = matches.at(-1)
    // The root is the document: it shows no data.
    const pages = matches.slice(1).map(({ route }) => route.handle as Partial<PublicPage> | undefined)
    if (!leaf || pages.length === 0 || !pages.every(isPublicPage)) return undefined
    const pattern = `/${matches.flatMap(({ route }) => route.path || []).join('/')}`
    if (generatePath(pattern, leaf.params) !== path) return undefined
    return {
      pattern,
      shows: [...new Set(pages.flatMap(({ shows }) => shows))],
      query: Object.assign({}, ...pages.map(({ query }) => query)),
      ids: matches.flatMap(({ route }) => route.id ?? []),
    }
  }
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

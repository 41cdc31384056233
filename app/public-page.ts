import type { RouterContextProvider } from 'react-router'
import type { Versions } from '../backend/data/database.ts'
import type { Collection } from '../backend/data/schema.ts'
import { requestContext, versionsContext } from './context.ts'

/**
 * The `handle` of a public route: the server caches its pages by it (server/pages). Pages of a route without one are
 * never cached.
 */
export interface PublicPage {
  /**
   * The collections that the loader reads; those of the layouts around the route are added. A cached page is discarded
   * when one of them changes.
   */
  shows: readonly Collection[]
  /**
   * The URL parameters that the page reads, with their valid values. The server removes all others before the loader
   * runs, so that URLs which show the same page share one cache entry.
   */
  query?: Readonly<Record<string, readonly string[] | RegExp>>
  /**
   * Those of the parameters that may be repeated. Their values are sorted, and each is kept once, so that the order in
   * which they are chosen makes no other page.
   */
  repeated?: readonly string[]
}

/** The versions of the collections that a page shows, for `useLive`. */
export function shownVersions(
  context: Readonly<RouterContextProvider>,
  { shows }: Pick<PublicPage, 'shows'>,
): Versions {
  const versions = context.get(versionsContext)
  return Object.fromEntries(shows.map((collection) => [collection, versions[collection] ?? 0]))
}

/**
 * Waits for a part without which the page still makes sense. A failure is logged, and `unread` is returned, so
 * that the rest of the page can be shown.
 */
export async function loadOptional<T>(
  context: Readonly<RouterContextProvider>,
  part: Promise<T>,
): Promise<T | 'unread'> {
  try {
    return await part
  } catch (error) {
    context.get(requestContext).logError(error)
    return 'unread'
  }
}

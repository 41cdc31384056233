import type { RouterContextProvider } from 'react-router'
import type { Versions } from '../backend/data/database.ts'
import type { Collection } from '../backend/data/schema.ts'
import { requestContext, versionsContext } from './context.ts'

/**
 * What a public route says of itself in its `handle`: the server caches its pages by it (server/pages). A route without
 * one is rendered for everybody anew.
 */
export interface PublicPage {
  /** The collections that its loader reads: when one of them changes, so may the page. */
  shows: readonly Collection[]
  /**
   * The parameters of its URL, each with the values that it knows. Others, and other values, are left out before
   * the page is rendered: to its loader they must mean the same as none.
   */
  query?: Readonly<Record<string, readonly string[] | RegExp>>
}

/** The versions of what a page shows, for `useLive`. */
export function shownVersions(
  context: Readonly<RouterContextProvider>,
  { shows }: Pick<PublicPage, 'shows'>,
): Versions {
  const versions = context.get(versionsContext)
  return Object.fromEntries(shows.map((collection) => [collection, versions[collection] ?? 0]))
}

/** For a part without which the page still makes sense: the log has the error, and the rest of the page stands. */
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

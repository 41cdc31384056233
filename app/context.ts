import { createContext } from 'react-router'
import type { Visitor } from '../backend/auth/sign-in-library.ts'
import type { Versions } from '../backend/data/database.ts'
import type { Backend } from '../backend/open.ts'
import type { User } from '../domain/sign-in.ts'

/** What the server hands to every loader and action; behind the guard, it acts as whoever is signed in. */
export const backendContext = createContext<Backend>()

export interface RequestDetails {
  visitor: Visitor
  /** The site's own URL, for what pages say about themselves. */
  origin: string
  /** Marks the scripts that we wrote ourselves, so that the server lets only those run. */
  scriptNonce: string
  /** Which build of the pages this server runs. */
  release: string
  /** Writes an error to the log, with the request's id. */
  logError(error: unknown): void
  /** Adds to the request's own line in the log why it was turned away. */
  noteRefusal(reason: string): void
  /** Which route of the URL map it is, for the metrics. */
  noteRoute(pattern: string): void
}

export const requestContext = createContext<RequestDetails>()

/** The version of each collection, read before any loader runs: data is never older than what it says. */
export const versionsContext = createContext<Versions>()

/**
 * Where a rendered page is put, for the server to finish. As the body of a `Response` it would be packed into bytes and
 * unpacked again.
 */
export const renderedContext = createContext<Rendered>()

interface Rendered {
  html?: string
  /** Waits until the page may be rendered; false when nobody waits for it any more. */
  turn(): Promise<boolean>
}

/** Set by the admin area's guard: whoever is signed in, wherever this can be read. */
export const userContext = createContext<User>()

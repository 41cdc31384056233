import { createContext } from 'react-router'
import type { Visitor } from '../backend/auth/sign-in-library.ts'
import type { Versions } from '../backend/data/database.ts'
import type { Backend } from '../backend/open.ts'
import type { Building } from '../domain/building/building.ts'
import type { Language } from '../domain/language.ts'
import type { User } from '../domain/sign-in.ts'
import type { ServerText } from '../text/public/public-text.ts'
import type { Pages } from './pages.ts'

/**
 * The backend that the server provides to every loader and action. Behind the admin guard, changes made through
 * it are recorded in the history under the signed-in user.
 */
export const backendContext = createContext<Backend>()

export interface RequestDetails {
  visitor: Visitor
  /** The site's public URL without a path, for links in metadata, feeds and PDFs. */
  origin: string
  /** The Content-Security-Policy lets only inline scripts with this nonce run. */
  scriptNonce: string
  /** The hash of the build that this server runs. */
  release: string
  /** By which the log names this request. */
  requestId: string
  /** Logs the error together with the request's id. */
  logError(error: unknown): void
  /** Adds the reason for a refusal to the request's log line. */
  setRefusal(reason: string): void
  /** Reports the matched route pattern to the metrics. */
  setRoute(pattern: string): void
}

export const requestContext = createContext<RequestDetails>()

/**
 * The version of each collection, read before any loader runs, so that data is never older than the version it is
 * labelled with.
 */
export const versionsContext = createContext<Versions>()

/**
 * entry.server.tsx puts the rendered HTML here for the server to finish. In the body of a `Response` it would be
 * encoded to bytes and decoded again.
 */
export const renderedContext = createContext<Rendered>()

export interface Rendered {
  html?: string
  /** The rows of long lists, as they are sent, by the mark that `html` has in their place (row-html.server.ts). */
  rows?: ReadonlyMap<string, readonly Buffer[]>
  /** Resolves when the render queue reaches this request; false when the client has disconnected. */
  turn(): Promise<boolean>
}

/** Reads the building at the first call of a request; later calls of the request get the same one. */
export const buildingContext = createContext<() => Promise<Building>>()

/** The signed-in user, set by the admin guard. */
export const userContext = createContext<User>()

/** The visitor's language with all its texts and URLs, for loaders and actions of public routes. */
export interface ServerLocale {
  language: Language
  text: ServerText
  pages: Pages
}

/** Set by the middleware of public routes (language.ts), from the URL alone: pages are cached by their URL. */
export const localeContext = createContext<ServerLocale>()

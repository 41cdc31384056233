/**
 * The part of a service worker's global scope that we use. TypeScript's own library for workers declares the
 * same names as the one for pages, and would change the types of both.
 */
export interface WorkerScope {
  location: Location
  skipWaiting(): Promise<void>
  clients: { get(id: string): Promise<PageClient | undefined> }
  addEventListener(name: 'install', listener: (event: LastingEvent) => void): void
  addEventListener(name: 'message', listener: (event: LastingEvent & MessageEvent) => void): void
}

/** An event that keeps the worker running until what it started is done. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** A request, and the page that made it. */
export interface FetchEvent extends LastingEvent {
  clientId: string
}

/** An open page. */
export interface PageClient {
  postMessage(message: unknown): void
  navigate(url: string): Promise<PageClient | null>
}

/** What the browser calls `self`: declared for this file only, so that pages keep theirs. */
declare const self: WorkerScope
export const worker = self

/**
 * The part of a service worker's global scope that we use. TypeScript's library for workers declares the same names
 * as the one for pages and would change the types of both.
 */
export interface WorkerScope {
  location: Location
  skipWaiting(): Promise<void>
  clients: { get(id: string): Promise<PageClient | undefined> }
  addEventListener(name: 'install', listener: (event: LastingEvent) => void): void
  addEventListener(name: 'message', listener: (event: LastingEvent & MessageEvent) => void): void
}

/** An event that can keep the worker running until the work passed to `waitUntil` is done. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends LastingEvent {
  clientId: string
}

export interface PageClient {
  postMessage(message: unknown): void
  navigate(url: string): Promise<PageClient | null>
}

/** Declared in this file only, so that pages keep their own `self`. */
declare const self: WorkerScope
export const worker = self

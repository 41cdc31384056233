import type { Point } from '../../domain/geometry/polygon.ts'

/** One browser, as its own protocol reaches it; page.ts says in terms of it what people do and see. */
export interface Driver {
  name: string
  /** What the page before says while it is left does not count. */
  open(url: string): Promise<void>
  /** A browser that has a window may refuse to become as narrow as a phone. */
  resize(size: Size): Promise<void>
  /** Runs in the page, and so must not use anything from around it. */
  evaluate<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result>
  /** Presses the mouse at the first point of the window, lets go at the last. */
  drag(...points: [Point, ...Point[]]): Promise<void>
  /** Into whatever has the focus. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** What the page has complained of since the last call. */
  takeErrors(): Promise<string[]>
  close(): Promise<void>
}

export interface Size {
  width: number
  height: number
}

/** As large as a browser is at first. */
export const desktop: Size = { width: 1280, height: 900 }
export const mobile: Size = { width: 390, height: 844 }

export type Key = 'ArrowRight' | 'End' | 'Escape'

/** For one command to a browser; a step waits for what it wants to see in page.ts. */
export const commandTimeout = 30_000

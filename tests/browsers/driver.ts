import type { Point } from '../../domain/geometry/polygon.ts'

/** Controls one browser by its own protocol. page.ts uses only this interface. */
export interface Driver {
  name: string
  /** Errors that the previous page logs while it is left do not count. */
  open(url: string): Promise<void>
  /** A browser with a window may refuse to become as narrow as a phone. */
  resize(size: Size): Promise<void>
  /** Runs in the page, so `work` must not refer to anything outside of itself. */
  evaluate<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result>
  /** Presses the mouse at the first point of the window, and releases it at the last. */
  drag(...points: [Point, ...Point[]]): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Returns the errors of the page since the last call. */
  takeErrors(): Promise<string[]>
  close(): Promise<void>
}

export interface Size {
  width: number
  height: number
}

/** The default size of a browser window. */
export const desktop: Size = { width: 1280, height: 900 }
export const mobile: Size = { width: 390, height: 844 }

export type Key = 'ArrowRight' | 'End' | 'Escape'

/** The timeout of one command to a browser; page.ts has timeouts of its own for what a step expects. */
export const commandTimeout = 30_000

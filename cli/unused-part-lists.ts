/** What the browser's build leaves out of one module of a library, because this site never uses it. */
export interface UnusedParts {
  /** The end of the module's path. */
  module: string
  /** Functions and methods that keep nothing of what they do, by name; or what they do instead. */
  functions?: readonly (string | readonly [name: string, instead: string])[]
  /** Exports of a CommonJS module. */
  exports?: readonly string[]
  /** Source text, or where it begins and ends, with what stands there instead: everywhere it occurs. */
  texts?: readonly (readonly [text: string | readonly [start: string, end: string], instead: string])[]
  /** Whether its errors and warnings for developers lose their words, as those of React have. */
  hasMessages?: boolean
}

import type { text } from './bg/index.ts'
import type { serverText } from './bg/server.ts'

/**
 * What visitors read, in one language. Bulgarian is written first and gives the type: a text that another language
 * lacks does not compile.
 */
export type PublicText = typeof text

/** With the texts that only the server needs. */
export type ServerText = PublicText & typeof serverText

import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'

/** What middleware puts into Hono's context for the handlers after it. */
export interface AppEnv {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    log: Logger
    refusal?: string
    route?: string
    /** The token of a session that exists. */
    session?: string
    /** The body of a form, which has arrived whole. */
    form?: ArrayBuffer
  }
}

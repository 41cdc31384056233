import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'

/** What every handler finds in its context. */
export interface AppEnv {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    log: Logger
    refusal?: string
    route?: string
    /** The token of whoever is signed in. */
    session?: string
  }
}

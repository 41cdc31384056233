import { setImmediate } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'

/** How long queries may keep the main thread to themselves, in milliseconds. */
const longest = 10

/**
 * `node:sqlite` is synchronous: a page whose queries follow one another would hold up everybody until the last of them.
 * With this plugin a query that ends when they have taken their time lets the event loop go round before its rows are
 * handed out.
 */
export function createTurns(): KyselyPlugin {
  let began: number | undefined
  return {
    transformQuery({ node }) {
      if (began === undefined) {
        began = performance.now()
        globalThis.setImmediate(() => {
          began = undefined
        })
      }
      return node
    },
    async transformResult({ result }) {
      if (began !== undefined && performance.now() - began > longest) await setImmediate()
      return result
    },
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises'

/** In milliseconds. What others ask for meanwhile waits about as long. */
const longestTurn = 20

/**
 * Returns a function to be awaited between pieces of a long work. It lets the server respond to other requests when the
 * pieces since then have taken long: a row may be a few numbers or texts of twenty thousand characters.
 */
export function createGiveWay(now = () => performance.now(), wait: () => Promise<void> = nextTurn) {
  let since = now()
  return async (): Promise<void> => {
    if (now() - since < longestTurn) return
    await wait()
    since = now()
  }
}

import { randomBytes } from 'node:crypto'

const letters = 32
let drawn = ''
let used = 0

/** A name for a request that nobody else has or guesses. Drawn by the hundred: thousands are asked for in a second. */
export function newRequestId(): string {
  if (used === drawn.length) {
    drawn = randomBytes(4096).toString('hex')
    used = 0
  }
  used += letters
  return drawn.slice(used - letters, used)
}

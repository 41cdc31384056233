/**
 * A long work that yields between its pieces, so that a server can respond to other requests meanwhile. Tests and short
 * works run it at once.
 */
export type Pieces<Result> = Generator<void, Result>

export function runAtOnce<Result>(pieces: Pieces<Result>): Result {
  let step = pieces.next()
  while (!step.done) step = pieces.next()
  return step.value
}

/** Awaits `giveWay` between the pieces. */
export async function runInTurns<Result>(
  pieces: Pieces<Result>,
  giveWay: () => Promise<void>,
): Promise<Result> {
  let step = pieces.next()
  while (!step.done) {
    await giveWay()
    step = pieces.next()
  }
  return step.value
}

import { expect } from 'vitest'
import type { SteadyLoad } from './steady-load.ts'

/** Waits until clients of these kinds have had some more successful responses. */
export async function waitForProgress<Kind extends string>(
  load: SteadyLoad<Kind>,
  kinds: readonly Kind[],
  responses = 5,
): Promise<void> {
  const successes = (kind: Kind) => load.outcomes(kind).length - load.failures(kind).length
  const wanted = kinds.map((kind) => [kind, successes(kind) + responses] as const)
  const late = () => wanted.filter(([kind, many]) => successes(kind) < many).map(([kind]) => kind)
  await expect.poll(late, { timeout: 120_000, interval: 50 }).toEqual([])
}

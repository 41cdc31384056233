import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from '../server-process.ts'

/** The environment of a server whose memory can be measured. */
export const measurable = {
  NODE_OPTIONS: `--expose-gc --import ${resolve('tests/faults/collect-garbage-on-signal.ts')}`,
  // One malloc arena for all threads, so that memory freed in one can be used by another.
  MALLOC_ARENA_MAX: '1',
}

/** In megabytes. */
export interface Memory {
  /** The resident memory of the process. */
  rss: number
  /** Memory that the program still refers to. */
  heap: number
}

/** Collects garbage and returns what remains. */
export async function stableMemory({ kill, output }: ServerProcess): Promise<Memory> {
  const before = output().length
  for (let count = 0; count < 8; count++) {
    kill('SIGUSR2')
    await sleep(1000)
  }
  const samples = [
    ...output()
      .slice(before)
      .matchAll(/^\{.*"msg":"memory".*\}$/gm),
  ].map(([line]) => JSON.parse(line) as Memory)
  const least = (key: keyof Memory) => Math.min(...samples.map((sample) => sample[key])) / 1024 / 1024
  return { rss: least('rss'), heap: least('heap') }
}

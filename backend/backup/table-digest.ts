import { createHash } from 'node:crypto'
import type { Row } from '../data/rows.ts'

/** How many rows a table has, and a sum of them that the order of rows and columns does not change. */
interface TableDigest {
  rows: number
  sum: string
}

const size = 2n ** 256n

export function createDigest() {
  let rows = 0
  let sum = 0n
  return {
    add(row: Row): void {
      const text = JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))
      sum = (sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % size
      rows++
    },
    value: (): TableDigest => ({ rows, sum: sum.toString(16) }),
  }
}

const rowsBetweenProgress = 500

/** Says now and then how many rows it has seen. */
export async function digestOf(
  rows: AsyncIterable<Row>,
  onProgress: (done: number) => void = () => {},
): Promise<TableDigest> {
  const digest = createDigest()
  let done = 0
  for await (const row of rows) {
    digest.add(row)
    if (++done % rowsBetweenProgress === 0) onProgress(done)
  }
  return digest.value()
}

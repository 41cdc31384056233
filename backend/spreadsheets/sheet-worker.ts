import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { Cell, Sheet } from '../../domain/sheet/sheet.ts'
import type { SheetTask } from './spreadsheets.ts'

/** The main thread takes a few milliseconds to receive as many. */
const cellsAtOnce = 10_000

/**
 * Each worker performs one task and exits: a large spreadsheet does not block the event loop of the server, and its
 * memory is freed with the worker.
 */
const task: SheetTask = workerData
parentPort?.postMessage(await perform(task))

async function perform(task: SheetTask): Promise<unknown> {
  if ('write' in task) {
    const { writeXlsx } = await import('./write-xlsx.ts')
    // Copied, because posting a view on a shared buffer would clone all of that buffer.
    return { written: new Uint8Array(await writeXlsx(...task.write)) }
  }
  const { readTable } = await import('./read-table.ts')
  const { RefusedSheet } = await import('./refused-sheet.ts')
  try {
    const { rows, others } = await readTable(Buffer.from(task.read))
    await postRows(rows)
    return { sheet: { rows: [], others } satisfies Sheet }
  } catch (error) {
    if (error instanceof RefusedSheet) return { refused: error.refusal }
    throw error
  }
}

/** Posts the rows in parts. Each waits until the main thread asks for it, which responds to other requests before. */
async function postRows(rows: readonly Cell[][]): Promise<void> {
  if (!parentPort) return
  let [start, cells] = [0, 0]
  for (const [at, row] of rows.entries()) {
    cells += Math.max(1, row.length)
    if (cells < cellsAtOnce && at < rows.length - 1) continue
    const asked = once(parentPort, 'message')
    parentPort.postMessage({ part: rows.slice(start, at + 1) })
    await asked
    ;[start, cells] = [at + 1, 0]
  }
}

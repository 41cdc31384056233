import { parentPort, workerData } from 'node:worker_threads'
import type { SheetTask } from './spreadsheets.ts'

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
    return { written: new Uint8Array(await writeXlsx(task.write)) }
  }
  const { readTable } = await import('./read-table.ts')
  const { RefusedSheet } = await import('./refused-sheet.ts')
  try {
    return { sheet: await readTable(Buffer.from(task.read)) }
  } catch (error) {
    if (error instanceof RefusedSheet) return { refused: error.refusal }
    throw error
  }
}

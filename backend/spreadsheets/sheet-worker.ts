import { parentPort, workerData } from 'node:worker_threads'
import type { SheetTask } from './spreadsheets.ts'

/**
 * Does one task and ends: spreadsheets are zipped and unzipped here, so that a large one neither keeps the server from
 * responding nor takes its memory with it.
 */
const task: SheetTask = workerData
parentPort?.postMessage(await perform(task))

async function perform(task: SheetTask): Promise<unknown> {
  if ('write' in task) {
    const { writeXlsx } = await import('./write-xlsx.ts')
    // A copy that has its memory to itself: a view on a shared one would take all of that along.
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

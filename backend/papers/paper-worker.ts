import { parentPort, workerData } from 'node:worker_threads'
import { fillDocx, judgeDocx } from './docx.ts'
import { RefusedPaper } from './judge-parts.ts'
import type { PaperTask } from './papers.ts'

/** Each worker does one task and ends, as those of spreadsheets do. */
const task: PaperTask = workerData
parentPort?.postMessage(await perform(task))

async function perform({ file, fill }: PaperTask): Promise<unknown> {
  const bytes = Buffer.from(file)
  try {
    if (!fill) return await judgeDocx(bytes)
    const { values, prefix, rows } = fill
    const filled = await fillDocx(bytes, new Map(values), { prefix, rows: rows.map((row) => new Map(row)) })
    return { bytes: new Uint8Array(filled) }
  } catch (error) {
    if (error instanceof RefusedPaper) return { fault: error.fault }
    throw error
  }
}

import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { Sheet, SheetRefusal } from '../../domain/sheet/sheet.ts'
import type { WrittenSheet } from './written-sheet.ts'

/** Excel's files, read and written apart from the server's own work. */
export interface Spreadsheets {
  /** The first sheet of an .xlsx file, or a .csv file; said, not thrown, when it is neither. */
  read(file: ArrayBuffer): Promise<{ sheet: Sheet } | { refused: SheetRefusal }>
  write(sheet: WrittenSheet): Promise<Uint8Array<ArrayBuffer>>
}

export type SheetTask = { read: ArrayBuffer } | { write: WrittenSheet }

/** Each takes a core and its memory: two people may wait for each other. */
const atOnce = 1
const mostMegabytes = 256
const longestMilliseconds = 30_000

export function createSpreadsheets(): Spreadsheets {
  const inTurn = pLimit(atOnce)
  return {
    read: (file) =>
      inTurn(async () => {
        const outcome = await perform<{ sheet: Sheet } | { refused: SheetRefusal }>({ read: file })
        return outcome === 'gave-up' ? { refused: 'too-much-work' } : outcome
      }),
    write: (sheet) =>
      inTurn(async () => {
        const outcome = await perform<{ written: Uint8Array<ArrayBuffer> }>({ write: sheet })
        if (outcome === 'gave-up') throw new Error('The spreadsheet is too large to be written')
        return outcome.written
      }),
  }
}

/** In a thread that is ended when it wants more time or memory than any honest file needs. */
function perform<Outcome>(task: SheetTask): Promise<Outcome | 'gave-up'> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  return new Promise<Outcome | 'gave-up'>((resolve, reject) => {
    const late = setTimeout(() => resolve('gave-up'), longestMilliseconds)
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('gave-up') : reject(error),
    )
    worker.once('exit', () => {
      clearTimeout(late)
      reject(new Error('The thread for spreadsheets has ended without a word'))
    })
  }).finally(() => worker.terminate())
}

import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { Sheet, SheetRefusal } from '../../domain/sheet/sheet.ts'
import type { WrittenSheet } from './written-sheet.ts'

/** Excel's files, read and written apart from the server's own work. */
export interface Spreadsheets {
  /** The first sheet of an .xlsx file, or a .csv file. Returns a refusal for any other file, and when the queue is full. */
  read(file: ArrayBuffer): Promise<{ sheet: Sheet } | { refused: SheetRefusal }>
  write(sheet: WrittenSheet): Promise<Uint8Array<ArrayBuffer>>
}

export type SheetTask = { read: ArrayBuffer } | { write: WrittenSheet }

/** Times in milliseconds. An honest file of 5,000 rows takes one second, on a busy machine a few. */
const limits = {
  readTimeout: 15_000,
  writeTimeout: 30_000,
  maxWait: 10_000,
  /** Each holds its bytes meanwhile. */
  maxWaiting: 4,
}
const maxMegabytes = 256

export function createSpreadsheets(own: Partial<typeof limits> = {}): Spreadsheets {
  const { readTimeout, writeTimeout, ...line } = { ...limits, ...own }
  const reading = createLine(line)
  // What is written is our own: it need not wait for what a stranger's file may take.
  const writing = pLimit(1)
  return {
    async read(file) {
      const outcome = await reading(() => perform<ReadOutcome>({ read: file }, readTimeout))
      if (outcome === 'gave-up') return { refused: 'too-much-work' }
      return outcome === 'busy' ? { refused: 'busy' } : outcome
    },
    write: (sheet) =>
      writing(async () => {
        const outcome = await perform<{ written: Uint8Array<ArrayBuffer> }>({ write: sheet }, writeTimeout)
        if (outcome === 'gave-up') throw new Error('The spreadsheet is too large to be written')
        return outcome.written
      }),
  }
}

type ReadOutcome = Awaited<ReturnType<Spreadsheets['read']>>

/** Tasks run one after the other, as each takes a core and its memory. One that finds the queue full, or waits for too long, is `busy`. */
function createLine({ maxWait, maxWaiting }: Pick<typeof limits, 'maxWait' | 'maxWaiting'>) {
  const inTurn = pLimit(1)
  let inLine = 0
  return async <Outcome>(work: () => Promise<Outcome>): Promise<Outcome | 'busy'> => {
    if (inLine > maxWaiting) return 'busy'
    inLine++
    const { promise: tired, resolve } = Promise.withResolvers<'busy'>()
    let hasLeft = false
    const late = setTimeout(() => {
      hasLeft = true
      resolve('busy')
    }, maxWait)
    const done = inTurn(async () => {
      clearTimeout(late)
      return hasLeft ? 'busy' : work()
    })
    return Promise.race([done, tired]).finally(() => inLine--)
  }
}

/** In a thread that is ended when it wants more time or memory than any honest file needs. */
function perform<Outcome>(task: SheetTask, longest: number): Promise<Outcome | 'gave-up'> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  })
  return new Promise<Outcome | 'gave-up'>((resolve, reject) => {
    const late = setTimeout(() => resolve('gave-up'), longest)
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

import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { Cell, Sheet, SheetRefusal } from '../../domain/sheet/sheet.ts'
import type { WrittenSheet } from './written-sheet.ts'

/** Reads and writes spreadsheets in worker threads, so that a large file does not block the server. */
export interface Spreadsheets {
  /**
   * The first sheet of an .xlsx file, or a .csv file. Returns a refusal for other files, and `busy` when the queue is
   * full.
   */
  read(file: ArrayBuffer): Promise<{ sheet: Sheet } | { refused: SheetRefusal }>
  /** One file with all these sheets. */
  write(...sheets: WrittenSheets): Promise<Uint8Array<ArrayBuffer>>
}

type WrittenSheets = [WrittenSheet, ...WrittenSheet[]]

export type SheetTask = { read: ArrayBuffer } | { write: WrittenSheets }

/** Times in milliseconds. A legitimate file of 5,000 rows takes one second, on a busy machine a few. */
const limits = {
  readTimeout: 15_000,
  writeTimeout: 30_000,
  maxWait: 10_000,
  /** How many files may wait to be read: each is held in memory. */
  maxWaiting: 4,
}
const maxMegabytes = 256

export function createSpreadsheets(own: Partial<typeof limits> = {}): Spreadsheets {
  const { readTimeout, writeTimeout, ...queueLimits } = { ...limits, ...own }
  const reading = createQueue(queueLimits)
  // Writing has a queue of its own without limits, because we write only our own data.
  const writing = pLimit(1)
  return {
    async read(file) {
      const rows: Cell[][] = []
      const take = (part: Cell[][]) => {
        for (const row of part) rows.push(row)
      }
      const outcome = await reading(() => perform<ReadOutcome>({ read: file }, readTimeout, take))
      if (outcome === 'exceeded-limits') return { refused: 'too-much-work' }
      if (outcome === 'busy') return { refused: 'busy' }
      return 'sheet' in outcome ? { sheet: { ...outcome.sheet, rows } } : outcome
    },
    write: (...sheets) =>
      writing(async () => {
        const outcome = await perform<{ written: Uint8Array<ArrayBuffer> }>({ write: sheets }, writeTimeout)
        if (outcome === 'exceeded-limits') throw new Error('The spreadsheet is too large to be written')
        return outcome.written
      }),
  }
}

type ReadOutcome = Awaited<ReturnType<Spreadsheets['read']>>

/**
 * Runs one task at a time, because each takes a core and up to 256 MB. A task that finds the queue full, or has waited
 * for too long, gets `busy`.
 */
function createQueue({ maxWait, maxWaiting }: Pick<typeof limits, 'maxWait' | 'maxWaiting'>) {
  const limit = pLimit(1)
  let queued = 0
  return async <Outcome>(work: () => Promise<Outcome>): Promise<Outcome | 'busy'> => {
    if (queued > maxWaiting) return 'busy'
    queued++
    const { promise: timedOut, resolve } = Promise.withResolvers<'busy'>()
    let isTimedOut = false
    const timer = setTimeout(() => {
      isTimedOut = true
      resolve('busy')
    }, maxWait)
    const done = limit(async () => {
      clearTimeout(timer)
      return isTimedOut ? 'busy' : work()
    })
    return Promise.race([done, timedOut]).finally(() => queued--)
  }
}

/**
 * Runs the task in a worker that is terminated when it needs more time or memory than any legitimate file does. The rows
 * of a sheet come in parts, because receiving half a million cells at once would hold up other requests.
 */
function perform<Outcome extends object>(
  task: SheetTask,
  timeout: number,
  take: (part: Cell[][]) => void = () => {},
): Promise<Outcome | 'exceeded-limits'> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  })
  return new Promise<Outcome | 'exceeded-limits'>((resolve, reject) => {
    const timer = setTimeout(() => resolve('exceeded-limits'), timeout)
    worker.on('message', (message: Outcome | { part: Cell[][] }) => {
      if (!('part' in message)) return resolve(message)
      take(message.part)
      setImmediate(() => worker.postMessage('next'))
    })
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('exceeded-limits') : reject(error),
    )
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('The thread for spreadsheets has ended without a word'))
    })
  }).finally(() => worker.terminate())
}

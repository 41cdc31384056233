import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { parseStoredUrl } from '../../domain/files/stored-path.ts'
import type { FileStore } from '../files/file-store.ts'

type Pairs = [name: string, value: string][]

export interface PaperTask {
  file: ArrayBuffer
  /** Absent where only the placeholders are read. */
  fill?: PaperFill
}

export interface PaperFill {
  values: Pairs
  /** What the placeholders of a repeated row begin with, and the values of each row. */
  prefix: string
  rows: Pairs[]
}

/** Reads and fills the company's templates in worker threads, within limits of size, time and memory. */
export interface Papers {
  /** The placeholders of a stored template; undefined for a file that cannot be read. */
  placeholders(url: string): Promise<readonly string[] | undefined>
  /** `refused` for a file that cannot be read, `busy` when too many are being filled. */
  fill(url: string, fill: PaperFill): Promise<{ filled: Uint8Array } | 'refused' | 'busy'>
}

const limits = { timeout: 10_000, maxWaiting: 8, maxMegabytes: 256, maxBytes: 10 * 1024 * 1024 }
/** Stored files never change, so what they ask for is read once. */
const mostKnown = 200

export function createPapers(files: Pick<FileStore, 'get'>): Papers {
  const oneAtATime = pLimit(1)
  const known = new Map<string, readonly string[] | undefined>()

  const perform = async (url: string, fill?: PaperFill): Promise<Outcome> => {
    if (oneAtATime.pendingCount >= limits.maxWaiting) return 'busy'
    const stored = await files.get(parseStoredUrl(url))
    if (!stored) return { refused: true }
    const bytes = await buffer(stored.body)
    if (bytes.length > limits.maxBytes) return { refused: true }
    const file = new Uint8Array(bytes).buffer
    return oneAtATime(() => inWorker({ file, ...(fill && { fill }) }))
  }

  return {
    async placeholders(url) {
      if (known.has(url)) return known.get(url)
      const outcome = await perform(url)
      if (outcome === 'busy') return undefined
      const found = 'placeholders' in outcome ? outcome.placeholders : undefined
      if (known.size >= mostKnown) known.clear()
      known.set(url, found)
      return found
    },
    async fill(url, fill) {
      const outcome = await perform(url, fill)
      if (outcome === 'busy') return 'busy'
      return 'filled' in outcome ? { filled: outcome.filled } : 'refused'
    },
  }
}

type Outcome = { placeholders: string[] } | { filled: Uint8Array } | { refused: true } | 'busy'

/** A worker that needs more time or memory than any contract is ended, and its file is refused. */
async function inWorker(task: PaperTask): Promise<Outcome> {
  const worker = new Worker(new URL('./paper-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: limits.maxMegabytes },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
  const timer = setTimeout(() => resolve({ refused: true }), limits.timeout)
  worker.once('message', resolve)
  worker.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ refused: true })
    else reject(error)
  })
  worker.once('exit', () => reject(new Error('The thread for documents has ended without a word')))
  return promise.finally(() => {
    clearTimeout(timer)
    return worker.terminate()
  })
}

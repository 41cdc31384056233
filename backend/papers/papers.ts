import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import pLimit, { type LimitFunction } from 'p-limit'
import { parseStoredUrl } from '../../domain/files/stored-path.ts'
import type { TemplateFault, TemplateJudgement } from '../../domain/paper/paper.ts'
import type { FileStore } from '../files/file-store.ts'

type Pairs = [name: string, value: string][]

export interface PaperTask {
  file: ArrayBuffer
  /** Absent where the file is judged. */
  fill?: PaperFill
}

export interface PaperFill {
  values: Pairs
  /** What the placeholders of a repeated row begin with, and the values of each row. */
  prefix: string
  rows: Pairs[]
}

/** Judges and fills the company's templates in worker threads, within limits of size, time and memory. */
export interface Papers {
  /** What a file asks for, and what is to be stored of it. `busy` when too many are being judged. */
  judge(file: Buffer): Promise<{ bytes: Uint8Array; names: string[] } | Refused | 'busy'>
  /** The same of a template that is stored already, and stays as it is. */
  judgeStored(url: string): Promise<TemplateJudgement | 'busy'>
  /** A fault for a file that is not filled, `busy` when too many are being filled. */
  fill(url: string, fill: PaperFill): Promise<{ bytes: Uint8Array } | Refused | 'busy'>
}

interface Refused {
  fault: TemplateFault
}

const limits = { timeout: 10_000, maxWaiting: 8, maxMegabytes: 256, maxBytes: 10 * 1024 * 1024 }

export function createPapers(files: Pick<FileStore, 'get'>): Papers {
  // Whoever fills a document does not wait until somebody's upload is judged.
  const [judging, filling] = [pLimit(1), pLimit(1)]

  const perform = async <Outcome extends object>(line: LimitFunction, file: Buffer, fill?: PaperFill) => {
    if (line.pendingCount >= limits.maxWaiting) return 'busy'
    const own = new Uint8Array(file).buffer
    return line(() => inWorker<Outcome>({ file: own, ...(fill && { fill }) }))
  }
  const stored = async (url: string): Promise<Buffer | undefined> => {
    const found = await files.get(parseStoredUrl(url))
    const bytes = found && (await buffer(found.body))
    return bytes && bytes.length <= limits.maxBytes ? bytes : undefined
  }
  const judge: Papers['judge'] = (file) => perform(judging, file)

  return {
    judge,
    async judgeStored(url) {
      const file = await stored(url)
      const outcome = file ? await judge(file) : unreadable
      return outcome === 'busy' || 'fault' in outcome ? outcome : { names: outcome.names }
    },
    async fill(url, fill) {
      const file = await stored(url)
      return file ? perform<{ bytes: Uint8Array }>(filling, file, fill) : unreadable
    },
  }
}

const unreadable: Refused = { fault: 'damaged' }

/** A worker that needs more time or memory than any contract is ended, and its file is refused. */
async function inWorker<Outcome>(task: PaperTask): Promise<Outcome | Refused> {
  const worker = new Worker(new URL('./paper-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: limits.maxMegabytes },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Outcome | Refused>()
  const timer = setTimeout(() => resolve({ fault: 'too-much' }), limits.timeout)
  worker.once('message', resolve)
  worker.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ fault: 'too-much' })
    else reject(error)
  })
  worker.once('exit', () => reject(new Error('The thread for documents has ended without a word')))
  return promise.finally(() => {
    clearTimeout(timer)
    return worker.terminate()
  })
}

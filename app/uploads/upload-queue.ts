import type { UploadResult, UploadTarget } from '../../domain/files/upload-target.ts'
import type { PrintedText } from '../../domain/floor-plan/printed-texts.ts'
import { StorageError, type UploadOptions } from './storage-client.ts'

export type UploadState = 'waiting' | 'sending' | 'processing' | 'retrying' | 'failed'

export interface QueuedUpload {
  id: string
  file: File
  target: UploadTarget
  /** What is printed on the plan of a floor. */
  texts?: readonly PrintedText[] | undefined
  state: UploadState
  percent: number
  error?: StorageError | undefined
}

export interface UploadQueue {
  /** Uploads that have not arrived. */
  list(): readonly QueuedUpload[]
  /** The number of uploads that have arrived since files were added to an idle queue. */
  arrived(): number
  subscribe(listener: () => void): () => void
  /** Returns the ids of the new uploads, in the order of the files. */
  add(files: readonly File[], target: UploadTarget, texts?: readonly PrintedText[]): string[]
  cancel(id: string): void
  /** Tries again after a failure or a cancellation. */
  retry(id: string): void
  dismiss(id: string): void
}

interface QueueOptions {
  upload(file: File, target: UploadTarget, options: UploadOptions): Promise<UploadResult>
  newId(): string
  /** The number of concurrent uploads; with 1 the files arrive in order. */
  atOnce: number
  onUploaded(result: UploadResult, target: UploadTarget): void
  onFailed(error: StorageError, upload: QueuedUpload): void
}

/** The uploads of one drop zone. */
export function createUploadQueue(options: QueueOptions): UploadQueue {
  const { upload, newId, atOnce, onUploaded, onFailed } = options
  let uploads: readonly QueuedUpload[] = []
  let arrived = 0
  const inFlight = new Map<string, AbortController>()
  const listeners = new Set<() => void>()

  const show = (changed: readonly QueuedUpload[]) => {
    uploads = changed
    for (const listener of listeners) listener()
  }

  const change = (id: string, values: Partial<QueuedUpload>) =>
    show(uploads.map((each) => (each.id === id ? { ...each, ...values } : each)))

  const remove = (id: string) => show(uploads.filter((each) => each.id !== id))

  const startNext = () => {
    for (const waiting of uploads.filter(({ state }) => state === 'waiting')) {
      if (inFlight.size >= atOnce) return
      void run(waiting)
    }
  }

  async function run({ id, file, target, texts }: QueuedUpload): Promise<void> {
    const canceling = new AbortController()
    inFlight.set(id, canceling)
    change(id, { state: 'sending', percent: 0 })
    try {
      const result = await upload(file, target, {
        id,
        signal: canceling.signal,
        texts,
        onProgress: (percent) => change(id, { percent, state: percent < 100 ? 'sending' : 'processing' }),
        onRetry: () => change(id, { state: 'retrying' }),
      })
      arrived += 1
      remove(id)
      onUploaded(result, target)
    } catch (cause) {
      fail(id, cause instanceof StorageError ? cause : new StorageError('unknown'))
    }
    inFlight.delete(id)
    startNext()
  }

  function fail(id: string, error: StorageError): void {
    change(id, { state: 'failed', error })
    const failed = uploads.find((each) => each.id === id)
    if (failed && error.code !== 'canceled') onFailed(error, failed)
  }

  return {
    list: () => uploads,
    arrived: () => arrived,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(files, target, texts) {
      const added = files.map((file): QueuedUpload => {
        return { id: newId(), file, target, texts, state: 'waiting', percent: 0 }
      })
      if (inFlight.size === 0) arrived = 0
      show([...uploads, ...added])
      startNext()
      return added.map(({ id }) => id)
    },
    cancel(id) {
      const running = inFlight.get(id)
      if (running) running.abort()
      else fail(id, new StorageError('canceled'))
    },
    retry(id) {
      // The id stays the same, so that the server recognises a file that it has already stored.
      change(id, { state: 'waiting', percent: 0, error: undefined })
      startNext()
    },
    dismiss: remove,
  }
}

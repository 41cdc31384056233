import { getCompileCacheDir } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { Card } from './card/card.ts'
import type { CardImages } from './card/card-images.ts'
import type { PriceList } from './price-list/price-list.ts'

export type Job =
  | { kind: 'price-list'; list: PriceList; logo: Uint8Array | undefined }
  | { kind: 'card'; card: Card; images: CardImages }

/** What goes to the thread, and what comes back. */
export interface DrawingRequest {
  id: number
  job: Job
}
export type Drawn = { id: number; bytes: Uint8Array } | { id: number; error: string }

export interface Drawing {
  draw(job: Job): Promise<Buffer>
  close(): Promise<void>
}

/** Whoever prints prints several. */
const idleFor = 15_000
/** In megabytes; a list of thousands of apartments takes the half of it. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }
const thread = new URL('./drawing-thread.ts', import.meta.url)

/**
 * Draws PDFs in a thread, so that visitors do not wait for it. The thread begins with the first PDF and ends when
 * none was wanted for a while: letters and library take memory that most hours do without.
 */
export function createDrawing(idle = idleFor): Drawing {
  const waiting = new Map<number, PromiseWithResolvers<Buffer>>()
  let worker: Worker | undefined
  let ending: NodeJS.Timeout | undefined
  let count = 0

  function end(): Promise<unknown> {
    const ended = worker?.terminate()
    worker = undefined
    return Promise.resolve(ended)
  }

  function begin(): Worker {
    const begun = new Worker(thread, { resourceLimits, workerData: { compiled: getCompileCacheDir() } })
    // A server that stops does not wait for a drawing that nobody will get.
    begun.unref()
    begun.on('message', (drawn: Drawn) => {
      const asker = waiting.get(drawn.id)
      waiting.delete(drawn.id)
      if ('bytes' in drawn) asker?.resolve(Buffer.from(drawn.bytes.buffer))
      else asker?.reject(new Error(`A PDF could not be drawn: ${drawn.error}`))
      if (waiting.size === 0) ending = setTimeout(end, idle).unref()
    })
    begun.on('error', (error) => {
      worker = undefined
      for (const asker of waiting.values()) asker.reject(error)
      waiting.clear()
    })
    return begun
  }

  return {
    draw(job) {
      clearTimeout(ending)
      worker ??= begin()
      const asked: DrawingRequest = { id: count++, job }
      const asker = Promise.withResolvers<Buffer>()
      waiting.set(asked.id, asker)
      worker.postMessage(asked)
      return asker.promise
    },

    async close() {
      clearTimeout(ending)
      await end()
    },
  }
}

import { getCompileCacheDir } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { Card } from './card/card.ts'
import type { CardImages } from './card/card-images.ts'
import type { PriceList } from './price-list/price-lists.ts'

export type DrawingJob =
  | { kind: 'price-list'; list: PriceList; logo: Uint8Array | undefined }
  | { kind: 'card'; card: Card; images: CardImages }

export interface DrawingRequest {
  id: number
  job: DrawingJob
}
export type DrawingResponse = { id: number; bytes: Uint8Array } | { id: number; error: string }

export interface Drawing {
  draw(job: DrawingJob): Promise<Buffer>
  close(): Promise<void>
}

/** In milliseconds. The thread waits for more work, because PDFs are often requested one after another. */
const defaultIdleTimeout = 15_000
/** The limits of the thread's memory. A price list of some thousand apartments takes half of it. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }
const thread = new URL('./drawing-thread.ts', import.meta.url)

/**
 * Draws PDFs in a worker thread, so that the main thread stays free for visitors. The thread starts with the first PDF
 * and ends when it was idle for a while, which frees the memory of fonts and library.
 */
export function createDrawing(idleTimeout = defaultIdleTimeout): Drawing {
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
    // The server may stop without waiting for a drawing.
    begun.unref()
    begun.on('message', (drawn: DrawingResponse) => {
      const pending = waiting.get(drawn.id)
      waiting.delete(drawn.id)
      if ('bytes' in drawn) pending?.resolve(Buffer.from(drawn.bytes.buffer))
      else pending?.reject(new Error(`A PDF could not be drawn: ${drawn.error}`))
      if (waiting.size === 0) ending = setTimeout(end, idleTimeout).unref()
    })
    begun.on('error', (error) => {
      worker = undefined
      for (const pending of waiting.values()) pending.reject(error)
      waiting.clear()
    })
    return begun
  }

  return {
    draw(job) {
      clearTimeout(ending)
      worker ??= begin()
      const request: DrawingRequest = { id: count++, job }
      const pending = Promise.withResolvers<Buffer>()
      waiting.set(request.id, pending)
      worker.postMessage(request)
      return pending.promise
    },

    async close() {
      clearTimeout(ending)
      await end()
    },
  }
}

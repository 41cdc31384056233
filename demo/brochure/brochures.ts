import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BrochureContent } from './brochure-content.ts'

export interface Brochures {
  /** Call it again only when the previous brochure is finished. */
  draw(content: BrochureContent): Promise<Buffer>
  close(): Promise<void>
}

/** In megabytes: the smaller the limits, the sooner garbage is collected. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 }
const thread = new URL('./brochure-thread.ts', import.meta.url)

/** Draws in a worker thread, whose end frees 70 MB of fonts, library and heap. */
export function openBrochures(): Brochures {
  let worker: Worker | undefined
  return {
    async draw(content) {
      worker ??= new Worker(thread, { resourceLimits })
      const drawn = once(worker, 'message')
      worker.postMessage(content)
      const [bytes]: Uint8Array[] = await drawn
      return Buffer.from(bytes ?? [])
    },

    async close() {
      await worker?.terminate()
    },
  }
}

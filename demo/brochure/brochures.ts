import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BrochureContent } from './brochure-content.ts'

export interface Brochures {
  /**
   * Returns the brochure as PDF. Callers must wait for it before they draw the next, because replies of the
   * worker carry no id.
   */
  draw(content: BrochureContent): Promise<Buffer>
  close(): Promise<void>
}

/** The limits of the thread's memory. They are low, so that it collects garbage early. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 }
const thread = new URL('./brochure-thread.ts', import.meta.url)

/** Brochures are drawn in a worker thread, because ending it frees 70 MB of fonts, library and garbage. */
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

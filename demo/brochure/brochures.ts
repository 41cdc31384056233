import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BrochureContent } from './brochure-content.ts'

export interface Brochures {
  /**
   * Callers must wait for one brochure before they draw the next, because replies of the worker carry no id.
   */
  draw(content: BrochureContent): Promise<Buffer>
  close(): Promise<void>
}

/** Low limits make the thread collect garbage early. */
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

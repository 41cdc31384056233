import { parentPort } from 'node:worker_threads'
import { drawBrochure } from './brochure.ts'
import type { BrochureContent } from './brochure-content.ts'

/** The other side of brochures.ts: runs in a thread of its own. */
parentPort?.on('message', async (content: BrochureContent) =>
  parentPort?.postMessage(await drawBrochure(content)),
)

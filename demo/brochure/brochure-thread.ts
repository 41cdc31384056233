import { parentPort } from 'node:worker_threads'
import { drawBrochure } from './brochure.ts'
import type { BrochureContent } from './brochure-content.ts'

/** The worker thread of brochures.ts. */
parentPort?.on('message', async (content: BrochureContent) =>
  parentPort?.postMessage(await drawBrochure(content)),
)

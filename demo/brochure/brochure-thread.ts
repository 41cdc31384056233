import { parentPort } from 'node:worker_threads'
import { drawBrochure } from './brochure.ts'
import type { BrochureContent } from './brochure-content.ts'

/** Worker of brochures.ts. */
parentPort?.on('message', async (content: BrochureContent) =>
  parentPort?.postMessage(await drawBrochure(content)),
)

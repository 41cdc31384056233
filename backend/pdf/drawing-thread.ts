import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { DrawingJob, DrawingRequest, DrawingResponse } from './drawing.ts'

// Threads do not share the server's cache of compiled code by themselves: without it, the first PDF would be slow.
// It must be enabled before the drawing code is loaded, which is why `draw` imports that code later.
if (workerData.compiled) enableCompileCache(workerData.compiled)

async function draw(job: DrawingJob): Promise<Buffer> {
  switch (job.kind) {
    case 'card': {
      const { drawCard } = await import('./card/draw-card.ts')
      return drawCard(job.card, job.images)
    }
    case 'price-list': {
      const { drawPriceList } = await import('./price-list/draw-price-list.ts')
      const { allTexts } = await import('../../text/public/all-texts.ts')
      return drawPriceList(allTexts[job.list.language], job.list, job.logo)
    }
  }
}

async function respond({ id, job }: DrawingRequest): Promise<DrawingResponse> {
  try {
    return { id, bytes: await draw(job) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', async (request: DrawingRequest) => parentPort?.postMessage(await respond(request)))

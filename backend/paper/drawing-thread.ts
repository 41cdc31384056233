import { parentPort } from 'node:worker_threads'
import { drawCard } from './card/draw-card.ts'
import type { Asked, Drawn, Job } from './drawing.ts'
import { drawPriceList } from './price-list/draw-price-list.ts'

/** The other side of drawing.ts: runs in a thread of its own. */
function draw(job: Job): Promise<Buffer> {
  return job.kind === 'card' ? drawCard(job.card, job.pictures) : drawPriceList(job.list)
}

async function answer({ id, job }: Asked): Promise<Drawn> {
  try {
    return { id, bytes: await draw(job) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', async (asked: Asked) => parentPort?.postMessage(await answer(asked)))

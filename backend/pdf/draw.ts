import type { Job } from './drawing.ts'

/** Each kind of PDF reads its own code, once it is wanted: the first one waits for it. */
export async function draw(job: Job): Promise<Buffer> {
  if (job.kind === 'card') {
    const { drawCard } = await import('./card/draw-card.ts')
    return drawCard(job.card, job.images)
  }
  const { drawPriceList } = await import('./price-list/draw-price-list.ts')
  return drawPriceList(job.list, job.logo)
}

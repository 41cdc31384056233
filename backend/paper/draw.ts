import { drawCard } from './card/draw-card.ts'
import type { Job } from './drawing.ts'
import { drawPriceList } from './price-list/draw-price-list.ts'

export function draw(job: Job): Promise<Buffer> {
  return job.kind === 'card' ? drawCard(job.card, job.pictures) : drawPriceList(job.list, job.logo)
}

import { a4, openDocument } from '../open-document.ts'
import type { Card } from './card.ts'
import type { CardImages } from './card-images.ts'
import { drawCardFooter } from './draw-card-footer.ts'
import { drawFacts } from './draw-facts.ts'
import { drawHeading, headingHeight } from './draw-heading.ts'
import { drawPaymentPlan, paymentHeight, paymentSteps } from './draw-payment-plan.ts'
import { drawApartments, drawFloors } from './draw-plans.ts'
import { drawSoldNote, soldNoteHeight } from './draw-sold-note.ts'
import { drawCardText } from './draw-text.ts'
import { drawTop } from './draw-top.ts'
import { footerHeight, placeLowerParts } from './place-parts.ts'

/** One A4 page about one apartment. */
export async function drawCard(card: Card, images: CardImages): Promise<Buffer> {
  const { company, apartment, day } = card
  const title = `Апартамент ${apartment.number} · ${company.companyName}`
  const { document, bytes } = openDocument({ title, author: company.companyName, day: new Date(day) })
  const plans = card.plans.flatMap((plan, index) => {
    const image = images.plans[index]
    return image ? [{ ...plan, image }] : []
  })
  const edge = drawTop(document, card, images, plans.length)
  drawHeading(document, card, edge)
  const top = edge + headingHeight
  const factsBottom = drawFacts(document, card, top)
  const steps = paymentSteps(card)
  const isSold = apartment.status === 'sold'
  const asideHeight = isSold ? soldNoteHeight : paymentHeight(steps)
  // Plans need all that is left; where there are none, the text may.
  const free = a4.height - footerHeight - 40 - asideHeight
  const textBottom = drawCardText(document, card, top, plans.length === 0 ? free : factsBottom)
  const parts = placeLowerParts(plans.length, asideHeight, Math.max(factsBottom, textBottom) + 6)
  if (isSold) drawSoldNote(document, card.url, parts.aside)
  else drawPaymentPlan(document, steps, parts.aside)
  await drawApartments(document, plans, parts.plans)
  await drawFloors(document, plans, parts.places)
  drawCardFooter(document, card, images.logo)
  document.end()
  return bytes
}

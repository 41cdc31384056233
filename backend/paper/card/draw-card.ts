import { inks } from '../inks.ts'
import { openDocument, paper } from '../open-document.ts'
import { type Pen, write } from '../pen.ts'
import type { Card, CardPlan } from './card.ts'
import type { CardPictures } from './card-pictures.ts'
import { cutFloor, cutHome } from './cut-plan.ts'
import { drawCardFooter } from './draw-card-footer.ts'
import { drawFacts, drawText } from './draw-facts.ts'
import { drawHeading, headingHeight } from './draw-heading.ts'
import { drawPaymentPlan, paymentHeight, paymentSteps } from './draw-payment-plan.ts'
import { drawPhotos } from './draw-photos.ts'
import { drawPlan } from './draw-plan.ts'
import { type Box, footerHeight, pictureHeight, placeLowerParts } from './place-parts.ts'

interface ReadPlan extends CardPlan {
  image: Uint8Array
}

/** One A4 page about one home. */
export async function drawCard(card: Card, pictures: CardPictures): Promise<Buffer> {
  const { company, home, day } = card
  const title = `Апартамент ${home.number} · ${company.companyName}`
  const { document, bytes } = openDocument({ title, author: company.companyName, day: new Date(day) })
  const edge = pictures.photos.length === 0 ? pictureHeight / 2 : pictureHeight
  const plans = card.plans.flatMap((plan, index) => {
    const image = pictures.plans[index]
    return image ? [{ ...plan, image }] : []
  })
  drawPhotos(document, pictures.photos)
  drawHeading(document, card, edge)
  const top = edge + headingHeight
  const factsBottom = drawFacts(document, card, top)
  const lowest = plans.length === 0 ? paper.height - footerHeight - 200 : factsBottom
  const textBottom = drawText(document, card, top, lowest)
  await drawLowerPart(document, card, plans, Math.max(factsBottom, textBottom) + 6)
  drawCardFooter(document, card)
  document.end()
  return bytes
}

async function drawLowerPart(
  document: PDFKit.PDFDocument,
  card: Card,
  plans: ReadPlan[],
  top: number,
): Promise<void> {
  const steps = paymentSteps(card)
  const parts = placeLowerParts(plans.length, paymentHeight(steps), top)
  drawPaymentPlan(document, steps, parts.payment)
  for (const [index, plan] of plans.entries()) {
    const box = parts.plans[index]
    if (box) await drawHome(document, plan, box, plans.length > 1)
  }
  const [plan] = plans
  if (plan && parts.place) await drawFloor(document, plan, parts.place)
}

const heading: Pen = { size: 11.5, weight: 700, colour: inks.sea }
const titleHeight = 18

async function drawHome(
  document: PDFKit.PDFDocument,
  plan: ReadPlan,
  box: Box,
  isOneOfTwo: boolean,
): Promise<void> {
  write(document, isOneOfTwo ? `Етаж ${plan.floor}` : 'План на апартамента', box.left, box.top + 10, heading)
  const place = belowTitle(box)
  const cut = await cutHome(plan, plan.image, place)
  drawPlan(document, cut, plan.points, place, 'home')
}

/** A floor smaller than this is a blot. */
const leastHeight = 60

async function drawFloor(document: PDFKit.PDFDocument, plan: ReadPlan, box: Box): Promise<void> {
  const room = belowTitle(box)
  if (room.height < leastHeight) return
  const scale = Math.min(room.width / plan.imageWidth, room.height / plan.imageHeight)
  const place = { ...room, width: plan.imageWidth * scale, height: plan.imageHeight * scale }
  write(document, 'Разположение на етажа', box.left, box.top + 10, heading)
  const cut = await cutFloor(plan, plan.image, place)
  drawPlan(document, cut, plan.points, place, 'floor')
}

function belowTitle({ left, top, width, height }: Box): Box {
  return { left, top: top + titleHeight, width, height: height - titleHeight }
}

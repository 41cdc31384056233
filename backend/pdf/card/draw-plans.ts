import type { Point } from '../../../domain/geometry/polygon.ts'
import { inks } from '../inks.ts'
import { type Pen, write } from '../pen.ts'
import type { CardPlan } from './card.ts'
import { type CutPlan, cutApartment, cutFloor } from './cut-plan.ts'
import type { Box } from './place-parts.ts'

export interface ReadPlan extends CardPlan {
  image: Uint8Array
}

const heading: Pen = { size: 11.5, weight: 700, colour: inks.sea }
const titleHeight = 18

/** The apartment large, on each of its floors. */
export async function drawApartments(
  document: PDFKit.PDFDocument,
  plans: ReadPlan[],
  boxes: Box[],
): Promise<void> {
  for (const [index, box] of boxes.entries()) {
    const plan = plans[index]
    if (!plan) continue
    const title = plans.length > 1 ? `План на етаж ${plan.floor}` : 'План на апартамента'
    write(document, title, box.left, box.top + 10, heading)
    const place = belowTitle(box)
    const cut = await cutApartment(plan, plan.image, place)
    drawCardPlan(document, cut, plan, place, 'apartment')
  }
}

/** A floor smaller than this is a blot. */
const leastHeight = 60

/** All of each floor, with the apartment on it. */
export async function drawFloors(
  document: PDFKit.PDFDocument,
  plans: ReadPlan[],
  boxes: Box[],
): Promise<void> {
  const [first] = boxes
  if (!first || belowTitle(first).height < leastHeight) return
  const title = boxes.length > 1 ? 'Разположение на етажите' : 'Разположение на етажа'
  write(document, title, first.left, first.top + 10, heading)
  for (const [index, box] of boxes.entries()) {
    const plan = plans[index]
    if (!plan) continue
    const room = belowTitle(box)
    const scale = Math.min(room.width / plan.imageWidth, room.height / plan.imageHeight)
    const place = { ...room, width: plan.imageWidth * scale, height: plan.imageHeight * scale }
    drawCardPlan(document, await cutFloor(plan, plan.image, place), plan, place, 'floor')
  }
}

function belowTitle({ left, top, width, height }: Box): Box {
  return { left, top: top + titleHeight, width, height: height - titleHeight }
}

/**
 * A part of a plan in its place, with the apartment marked: large, in a veil over everything else; on a floor, in colour.
 * There the apartments are covered: what is written in their rooms could not be read at that size.
 */
function drawCardPlan(
  document: PDFKit.PDFDocument,
  { part, seen, jpeg }: CutPlan,
  { points, neighbours }: Pick<CardPlan, 'points' | 'neighbours'>,
  { left, top, width, height }: Box,
  shown: 'apartment' | 'floor',
): void {
  const scale = width / part.width
  const onPage = ({ x, y }: Point): [number, number] => [
    left + (x - part.x) * scale,
    top + (y - part.y) * scale,
  ]
  const outline = points.map(onPage)
  document.save()
  document.roundedRect(left, top, width, height, 6).clip()
  document.image(jpeg, ...onPage(seen), { width: seen.width * scale, height: seen.height * scale })
  if (shown === 'apartment') {
    document.rect(left, top, width, height).polygon(...outline)
    document.fillOpacity(0.88).fill(inks.white, 'even-odd')
  } else {
    for (const other of neighbours) document.polygon(...other.map(onPage))
    document.lineWidth(0.6).lineJoin('round').fillAndStroke(inks.sand, inks.quiet)
    document.polygon(...outline).fill(inks.coral)
  }
  document
    .polygon(...outline)
    .lineWidth(shown === 'apartment' ? 1.6 : 1)
    .lineJoin('round')
    .stroke(shown === 'apartment' ? inks.water : inks.coral)
  document.restore()
  document.roundedRect(left, top, width, height, 6).lineWidth(0.6).stroke(inks.line)
}

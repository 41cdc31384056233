import { excerptAround, type PlanPart } from '../../../domain/floor-plan/excerpt.ts'
import type { ImageSize } from '../../../domain/floor-plan/floor-plan.ts'
import type { Point } from '../../../domain/geometry/polygon.ts'
import { loadSharp } from '../../images/load-sharp.ts'
import { dotsPerPoint, inks } from '../page.ts'
import { type Pen, writeFitted } from '../pen.ts'
import type { CardPlan } from './card.ts'
import type { CardWords } from './card-words.ts'
import type { Box } from './place-parts.ts'

export interface ReadPlan extends CardPlan {
  image: Uint8Array
}

const heading: Pen = { size: 11.5, weight: 700, colour: inks.sea }
const titleHeight = 18

/** Draws a large plan of the apartment for each of its floors. */
export async function drawApartments(
  document: PDFKit.PDFDocument,
  words: CardWords,
  plans: ReadPlan[],
  boxes: Box[],
): Promise<void> {
  for (const [index, box] of boxes.entries()) {
    const plan = plans[index]
    if (!plan) continue
    const title = plans.length > 1 ? plan.title : words.plan
    writeFitted(document, title, box.left, box.top + 10, box.width, heading)
    const place = belowTitle(box)
    const cut = await cutApartment(plan, plan.image, place)
    drawCardPlan(document, cut, plan, place, 'apartment')
  }
}

/** In points. A plan of a whole floor that would be smaller is left out, because it is not legible. */
const minHeight = 60

/** Draws the whole plan of each of the apartment's floors, with the apartment marked. */
export async function drawFloors(
  document: PDFKit.PDFDocument,
  words: CardWords,
  plans: ReadPlan[],
  boxes: Box[],
): Promise<void> {
  const [first, last] = [boxes[0], boxes.at(-1)]
  if (!first || !last || belowTitle(first).height < minHeight) return
  const title = boxes.length > 1 ? words.floorPositions : words.floorPosition
  const width = last.left + last.width - first.left
  writeFitted(document, title, first.left, first.top + 10, width, heading)
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
 * Draws a part of a plan with the apartment marked. On the large plan everything else is faded; on the floor the
 * apartment is filled with colour, and the others are covered, because text in their rooms would be too small to read.
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

interface CutPlan {
  /** The part of the plan that the box shows. It may reach beyond the image. */
  part: PlanPart
  /** The part of `part` that is inside the image. */
  seen: PlanPart
  jpeg: Buffer
}

/** Cuts out the apartment with the proportions of its box. */
function cutApartment(plan: CardPlan, image: Uint8Array, { width, height }: Box): Promise<CutPlan> {
  return cut(image, excerptAround(plan.points, plan, width / height), plan, width)
}

function cutFloor(plan: CardPlan, image: Uint8Array, { width }: Box): Promise<CutPlan> {
  return cut(image, { x: 0, y: 0, width: plan.imageWidth, height: plan.imageHeight }, plan, width)
}

async function cut(image: Uint8Array, part: PlanPart, size: ImageSize, width: number): Promise<CutPlan> {
  const seen = within(part, size)
  const sharp = await loadSharp()
  const wanted = Math.round((width * dotsPerPoint * seen.width) / part.width)
  // A truncated image is drawn as far as it can be decoded.
  const jpeg = await sharp(image, { failOn: 'none' })
    .extract({ left: seen.x, top: seen.y, width: seen.width, height: seen.height })
    .resize({ width: Math.max(1, wanted), withoutEnlargement: true })
    .flatten({ background: 'white' })
    // The default subsampling stores colours at half the resolution, which blurs thin coloured lines.
    .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return { part, seen, jpeg }
}

function within({ x, y, width, height }: PlanPart, { imageWidth, imageHeight }: ImageSize): PlanPart {
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  const [right, bottom] = [Math.min(x + width, imageWidth), Math.min(y + height, imageHeight)]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

import { excerptAround, type PlanPart } from '../../../domain/floor-plan/excerpt.ts'
import type { ImageSize } from '../../../domain/floor-plan/floor-plan.ts'
import { loadSharp } from '../../images/load-sharp.ts'
import { dotsPerPoint } from '../open-document.ts'
import type { CardPlan } from './card.ts'
import type { Box } from './place-parts.ts'

/** A part of a plan, ready for its place on the page. */
export interface CutPlan {
  /** What the place shows; it may reach beyond the image. */
  part: PlanPart
  /** What of it the image has. */
  seen: PlanPart
  jpeg: Buffer
}

/** The apartment large, in the shape of its place. */
export function cutApartment(plan: CardPlan, image: Uint8Array, { width, height }: Box): Promise<CutPlan> {
  return cut(image, excerptAround(plan.points, plan, width / height), plan, width)
}

/** All of the floor. */
export function cutFloor(plan: CardPlan, image: Uint8Array, { width }: Box): Promise<CutPlan> {
  return cut(image, { x: 0, y: 0, width: plan.imageWidth, height: plan.imageHeight }, plan, width)
}

async function cut(image: Uint8Array, part: PlanPart, size: ImageSize, width: number): Promise<CutPlan> {
  const seen = within(part, size)
  const sharp = await loadSharp()
  const wanted = Math.round((width * dotsPerPoint * seen.width) / part.width)
  // Of an image whose end is missing, there is still the beginning.
  const jpeg = await sharp(image, { failOn: 'none' })
    .extract({ left: seen.x, top: seen.y, width: seen.width, height: seen.height })
    .resize({ width: Math.max(1, wanted), withoutEnlargement: true })
    .flatten({ background: 'white' })
    // Thin coloured lines would smear, were colours stored in half the detail.
    .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return { part, seen, jpeg }
}

function within({ x, y, width, height }: PlanPart, { imageWidth, imageHeight }: ImageSize): PlanPart {
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  const [right, bottom] = [Math.min(x + width, imageWidth), Math.min(y + height, imageHeight)]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

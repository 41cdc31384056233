import type { ImageSize } from '../../../domain/floor-plan/floor-plan.ts'

/** Sizes are rounded to whole pixels: what differs by less is the same drawing in another size. */
const noticeable = 0.01

/** Whether outlines that are scaled from one image to the other would be stretched. */
export function hasOtherProportions(one: ImageSize, other: ImageSize): boolean {
  const change = (one.imageWidth * other.imageHeight) / (one.imageHeight * other.imageWidth)
  return Math.abs(change - 1) > noticeable
}

import { a4, innerWidth } from '../page.ts'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export const footerHeight = 86
/** The width of the list of facts. Parts below it use the same columns. */
export const factsWidth = 196
export const besideFacts = {
  left: a4.margin + factsWidth + 24,
  width: innerWidth - factsWidth - 24,
}

/** The height of the images by the number of plans: images get the space that plans do not need. */
const topHeights = [400, 206, 164] as const

export function topHeight(plans: number): number {
  return topHeights[plans] ?? topHeights[2]
}

/** The height of the coloured band that replaces missing images. Without plans it is as high as images would be. */
export function bandHeight(plans: number): number {
  return plans === 0 ? topHeight(0) : 132
}

const gap = 3

/** Photos at the top of the page: one, two side by side, or a large one with two small ones. */
export function placePhotos(count: number, height: number): Box[] {
  const main = count === 1 ? a4.width : Math.round((a4.width * 2) / 3)
  const left = main + gap
  const width = a4.width - left
  const half = (height - gap) / 2
  const whole = { left: 0, top: 0, width: main, height }
  if (count === 0) return []
  if (count === 1) return [whole]
  if (count === 2) return [whole, { left, top: 0, width, height }]
  return [whole, { left, top: 0, width, height: half }, { left, top: half + gap, width, height: half }]
}

/** The building at the right. Full height, so that the image is cropped at its sides and not at the roof. */
export function placeBuilding(height: number): Box {
  const width = Math.min((height * 4) / 3, a4.width * 0.55)
  return { left: a4.width - width, top: 0, width, height }
}

interface LowerParts {
  plans: Box[]
  /** The payment plan, or the note on a sold apartment. */
  aside: Box
  /** The whole floors with the apartment marked. */
  floors: Box[]
}

const column = 20
const rowGap = 14

/**
 * Places the parts below the facts. The payment plan and the whole floors are beside a single plan of the
 * apartment, or below two.
 */
export function placeLowerParts(plans: number, asideHeight: number, top: number): LowerParts {
  const box = { left: a4.margin, top, width: innerWidth, height: a4.height - footerHeight - 16 - top }
  if (plans === 0) return { plans: [], aside: { ...box, width: innerWidth - factsWidth - 24 }, floors: [] }
  return plans === 1 ? placeOne(box, asideHeight) : placeTwo(box, asideHeight)
}

function placeOne(box: Box, asideHeight: number): LowerParts {
  const width = 278
  const side = { ...box, left: box.left + width + column, width: box.width - width - column }
  const above = asideHeight === 0 ? 0 : asideHeight + rowGap
  const floor = { ...side, top: side.top + above, height: side.height - above }
  return { plans: [{ ...box, width }], aside: { ...side, height: asideHeight }, floors: [floor] }
}

/** The height at which a whole floor is still legible. */
const minRowHeight = 118

function placeTwo(box: Box, asideHeight: number): LowerParts {
  const lowerHeight = Math.max(asideHeight, minRowHeight)
  const upper = { ...box, height: box.height - lowerHeight - rowGap }
  const lower = { ...box, top: upper.top + upper.height + rowGap, height: lowerHeight }
  const aside = { ...lower, width: factsWidth }
  return {
    plans: halves(upper, column),
    aside,
    floors: halves({ ...lower, ...(asideHeight === 0 ? { width: besideFacts.width } : besideFacts) }, 12),
  }
}

function halves(box: Box, between: number): Box[] {
  const width = (box.width - between) / 2
  return [
    { ...box, width },
    { ...box, left: box.left + width + between, width },
  ]
}

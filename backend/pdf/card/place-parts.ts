import { a4, innerWidth } from '../open-document.ts'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export const footerHeight = 86
/** The list of facts; what lies below it keeps to the same columns. */
export const factsWidth = 196
export const besideFacts = {
  left: a4.margin + factsWidth + 24,
  width: innerWidth - factsWidth - 24,
}

/** For images, by the number of plans: what plans do not take, images may. */
const topHeights = [400, 206, 164] as const

export function topHeight(plans: number): number {
  return topHeights[plans] ?? topHeights[2]
}

/** Where there is no image at all, there is a band for the apartment's name: wide, or as high as images would be. */
export function bandHeight(plans: number): number {
  return plans === 0 ? topHeight(0) : 132
}

const gap = 3

/** The photos across the top of the page: one, two beside each other, or a large one with two small ones. */
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

/** At the right of the page, from its top to its bottom: cut at its sides sooner than at its roof. */
export function placeBuilding(height: number): Box {
  const width = Math.min((height * 4) / 3, a4.width * 0.55)
  return { left: a4.width - width, top: 0, width, height }
}

interface LowerParts {
  plans: Box[]
  /** What is paid when. */
  aside: Box
  /** Where the apartment lies on each of its floors. */
  places: Box[]
}

const column = 20
const rowGap = 14

/** What comes below the facts: a plan with everything else at its side, or two plans with everything else below. */
export function placeLowerParts(plans: number, asideHeight: number, top: number): LowerParts {
  const box = { left: a4.margin, top, width: innerWidth, height: a4.height - footerHeight - 16 - top }
  if (plans === 0) return { plans: [], aside: { ...box, width: innerWidth - factsWidth - 24 }, places: [] }
  return plans === 1 ? placeOne(box, asideHeight) : placeTwo(box, asideHeight)
}

function placeOne(box: Box, asideHeight: number): LowerParts {
  const width = 278
  const side = { ...box, left: box.left + width + column, width: box.width - width - column }
  const above = asideHeight === 0 ? 0 : asideHeight + rowGap
  const place = { ...side, top: side.top + above, height: side.height - above }
  return { plans: [{ ...box, width }], aside: { ...side, height: asideHeight }, places: [place] }
}

/** High enough for a floor that can be made out. */
const leastRow = 118

function placeTwo(box: Box, asideHeight: number): LowerParts {
  const lowest = Math.max(asideHeight, leastRow)
  const upper = { ...box, height: box.height - lowest - rowGap }
  const lower = { ...box, top: upper.top + upper.height + rowGap, height: lowest }
  const aside = { ...lower, width: factsWidth }
  return {
    plans: halves(upper, column),
    aside,
    places: halves({ ...lower, ...(asideHeight === 0 ? { width: besideFacts.width } : besideFacts) }, 12),
  }
}

function halves(box: Box, between: number): Box[] {
  const width = (box.width - between) / 2
  return [
    { ...box, width },
    { ...box, left: box.left + width + between, width },
  ]
}

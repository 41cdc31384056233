import { innerWidth, paper } from '../open-document.ts'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export const pictureHeight = 206
export const footerHeight = 86

const gap = 3

/** The photos across the top of the page: one, two beside each other, or a large one with two small ones. */
export function placePhotos(count: number): Box[] {
  const main = count === 1 ? paper.width : Math.round((paper.width * 2) / 3)
  const left = main + gap
  const width = paper.width - left
  const height = (pictureHeight - gap) / 2
  const whole = { left: 0, top: 0, width: main, height: pictureHeight }
  if (count === 0) return []
  if (count === 1) return [whole]
  if (count === 2) return [whole, { left, top: 0, width, height: pictureHeight }]
  return [whole, { left, top: 0, width, height }, { left, top: height + gap, width, height }]
}

interface LowerParts {
  plans: Box[]
  payment: Box
  /** Where the home lies on its floor. */
  place: Box | undefined
}

const column = 20

/** What comes below the facts: a plan with everything else at its side, or two plans with everything else below. */
export function placeLowerParts(plans: number, paymentHeight: number, top: number): LowerParts {
  const left = paper.margin
  const bottom = paper.height - footerHeight - 16
  const half = (innerWidth - column) / 2
  if (plans === 0)
    return { plans: [], payment: { left, top, width: innerWidth, height: bottom - top }, place: undefined }
  if (plans === 1) {
    const width = 296
    const side = { left: left + width + column, width: innerWidth - width - column }
    const payment = { ...side, top, height: paymentHeight }
    const placeTop = paymentHeight === 0 ? top : top + paymentHeight + 12
    const place = { ...side, top: placeTop, height: bottom - placeTop }
    return { plans: [{ left, top, width, height: bottom - top }], payment, place }
  }
  const height = bottom - top - (paymentHeight === 0 ? 0 : paymentHeight + 14)
  const box = { left, top, width: half, height }
  const payment = { left, top: top + height + 14, width: innerWidth, height: paymentHeight }
  return { plans: [box, { ...box, left: left + half + column }], payment, place: undefined }
}

import { greatest, least } from './morphology.ts'
import { emptyPicture, type Picture, type Size } from './picture.ts'

/** Solid parts wider than this share of the picture are ground, and no stroke: no wall is as thick. */
const widestStroke = 0.03
/** Of the contrast that walls have: what is a wall, too, though it may be of another material, and what is a line. */
const [wallShare, lineShare] = [0.4, 0.2]
/** Differences of brightness below this one are noise of the scanner and of JPEG. */
const leastContrast = 24

export interface DarkStrokes {
  /** Strokes as dark as walls. */
  dark: Picture
  /** All strokes, also pale ones such as railings. */
  lines: Picture
}

/**
 * Finds what is darker than the ground around it. The ground is what is left when strokes are painted over with the
 * brightest pixels beside them, so that a coloured room, a shadow of the scanner or grey paper is ground.
 */
export function darkStrokes(grey: Picture): DarkStrokes {
  const contrast = contrastOf(grey)
  const wall = wallContrast(contrast)
  return {
    dark: above(contrast, Math.max(leastContrast, wall * wallShare)),
    lines: above(contrast, Math.max(leastContrast, wall * lineShare)),
  }
}

function contrastOf(grey: Picture): Picture {
  const small = brightestOf(grey)
  const reach = Math.ceil((widestStroke * longerSide(small)) / 2)
  const ground = least(greatest(small, reach), reach)
  const contrast = emptyPicture(grey)
  for (let y = 0, at = 0; y < grey.height; y++) {
    const row = Math.floor(y / block) * small.width
    for (let x = 0; x < grey.width; x++, at++) {
      const difference = (ground.data[row + Math.floor(x / block)] as number) - (grey.data[at] as number)
      contrast.data[at] = Math.max(0, difference)
    }
  }
  return contrast
}

/** The ground has no detail, so it is sought in a picture with one pixel for so many rows and columns. */
const block = 4

function brightestOf({ width, height, data }: Picture): Picture {
  const small = emptyPicture({ width: Math.ceil(width / block), height: Math.ceil(height / block) })
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / block) * small.width
    for (let x = 0; x < width; x++, at++) {
      const to = row + Math.floor(x / block)
      if ((data[at] as number) > (small.data[to] as number)) small.data[to] = data[at] as number
    }
  }
  return small
}

export function longerSide({ width, height }: Size): number {
  return Math.max(width, height)
}

/**
 * How much darker than its ground a wall is: walls are the darker part of what has some thickness. The paler part is
 * rooms that are darker than those around them, however many there are.
 */
function wallContrast(contrast: Picture): number {
  const counts = new Float64Array(256)
  for (const value of least(contrast, 2).data) {
    if (value >= leastContrast) counts[value] = (counts[value] as number) + 1
  }
  return middleAbove(counts, bestSplit(counts))
}

/** Where two groups of values differ most from each other (Otsu's method). */
function bestSplit(counts: Float64Array): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const sum = counts.reduce((sum, count, value) => sum + count * value, 0)
  let [below, sumBelow, best, split] = [0, 0, -1, leastContrast]
  for (let value = leastContrast; value < counts.length; value++) {
    const [left, right] = [below, total - below]
    const apart = left > 0 && right > 0 ? left * right * (sumBelow / left - (sum - sumBelow) / right) ** 2 : 0
    if (apart > best) [best, split] = [apart, value]
    below += counts[value] as number
    sumBelow += value * (counts[value] as number)
  }
  return split
}

function middleAbove(counts: Float64Array, from: number): number {
  let half = counts.slice(from).reduce((sum, count) => sum + count, 0) / 2
  for (let value = from; value < counts.length; value++) {
    half -= counts[value] as number
    if (half < 0) return value
  }
  return leastContrast
}

function above(contrast: Picture, threshold: number): Picture {
  const mask = emptyPicture(contrast)
  for (let pixel = 0; pixel < mask.data.length; pixel++) {
    mask.data[pixel] = (contrast.data[pixel] as number) >= threshold ? 1 : 0
  }
  return mask
}

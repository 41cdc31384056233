import { darkStrokes } from './dark-strokes.ts'
import { opened } from './morphology.ts'
import type { Picture, Size } from './picture.ts'
import { skewOf } from './skew.ts'
import { type Frame, frameOf, turnedUpright } from './turned.ts'
import { wallClasses } from './wall-classes.ts'
import { thicknesses } from './wall-thickness.ts'

/** What one look at a plan finds; everything else is asked of it. */
export interface PlanReading {
  frame: Frame
  /** Strokes as dark as walls, upright. */
  dark: Picture
  /** All strokes. */
  lines: Picture
  /** The walls that part homes. */
  walls: Picture
  /** Thicknesses in pixels of the picture. */
  thickness: { partition: number; home: number; outer: number }
}

export function readPlan(grey: Picture, image: Size): PlanReading {
  const skewed = darkStrokes(grey)
  const degrees = skewOf(skewed.dark)
  const { dark, lines } = degrees === 0 ? skewed : darkStrokes(turnedUpright(grey, degrees))
  const classes = wallClasses(thicknesses(dark))
  const outer = classes.at(-1) ?? 8
  const [partition = outer / 2, home = outer] = classes.length > 1 ? classes : []
  const side = Math.max(2, Math.round(Math.sqrt(partition * home)))
  return {
    frame: frameOf(image, grey, degrees),
    dark,
    lines,
    walls: opened(dark, side),
    thickness: { partition, home, outer },
  }
}

/** How wide gaps may be, in pixels of the picture: from half a usual door to almost three of them. */
export function gapRange(reading: PlanReading): { min: number; max: number } {
  const usual = usualGap(reading)
  return { min: Math.round(usual * 0.5), max: Math.round(usual * 2.75) }
}

/** The width of doors that is closed at first, as walls between homes are usually thick: 0.2 m, and doors 0.9 to 1 m. */
export function usualGap({ thickness }: PlanReading): number {
  return Math.round(thickness.home * 5.5)
}

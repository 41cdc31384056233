import { type Font, openSync } from 'fontkit'
import { fontFile, type Weight } from './sofia-sans.ts'

/**
 * Text as outlines of letters, so that a plan looks the same on a machine without a single Cyrillic font.
 * Sizes and places are in the drawing's own unit.
 */

const fonts = new Map<Weight, Font>()
const lines = new Map<string, Line>()

/** In the font's own unit. */
interface Line {
  outlines: string
  width: number
}

/** How many of the font's own units go into the size, in every weight. */
const unitsPerEm = 1000

/** A number as a drawing needs it: half a thousandth is finer than any pixel. */
export function short(value: number): string {
  return String(Math.round(value * 2e3) / 2e3)
}

/** Height of a capital letter and of a digit, as a part of the size. */
export const capHeight = 0.655

export function textWidth(text: string, size: number, weight: Weight = 500): number {
  return lineOf(text, weight).width * letterScale(size)
}

/** What one unit of a letter's path measures in the drawing. */
export function letterScale(size: number): number {
  return size / unitsPerEm
}

/** Attributes of a path: a line of text that begins at x and stands on y. */
export function textPath(text: string, x: number, y: number, size: number, weight: Weight = 500) {
  const scale = letterScale(size)
  // The negative scale turns letters over: in a font y grows upwards, in SVG downwards.
  const transform = `translate(${short(x)} ${short(y)}) scale(${scale} ${-scale})`
  return { d: lineOf(text, weight).outlines, transform }
}

function lineOf(text: string, weight: Weight): Line {
  const key = `${weight} ${text}`
  const known = lines.get(key)
  if (known) return known
  const line = layOut(text, fontOf(weight))
  lines.set(key, line)
  return line
}

function layOut(text: string, font: Font): Line {
  const { glyphs, positions, advanceWidth } = font.layout(text)
  let pen = 0
  const outlines = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const placed = path.translate(pen + xOffset, yOffset)
    pen += xAdvance
    return placed.toSVG()
  })
  return { outlines: outlines.join(''), width: advanceWidth }
}

function fontOf(weight: Weight): Font {
  const known = fonts.get(weight)
  if (known) return known
  const font = openSync(fontFile(weight))
  if (!('layout' in font)) throw new Error(`${fontFile(weight)} holds more than one font`)
  fonts.set(weight, font)
  return font
}

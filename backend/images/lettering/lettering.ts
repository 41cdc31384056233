import type { Font } from 'fontkit'
import { defaultLanguage, type Language } from '../../../domain/language.ts'
import { fontFor } from './fonts.ts'
import type { Weight } from './sofia-sans.ts'

/** Draws text as SVG paths, so that an image looks the same on a machine without Cyrillic fonts. */

const lines = new Map<string, Line>()

/** Paths and width in units of the font. */
interface Line {
  outlines: string
  width: number
}

const unitsPerEm = 1000

/** Rounds to half a thousandth, which is finer than a pixel, to keep SVG files small. */
export function short(value: number): string {
  return String(Math.round(value * 2e3) / 2e3)
}

/** The height of capital letters and digits, as a share of the font size. */
export const capHeight = 0.655

export function textWidth(
  text: string,
  size: number,
  weight: Weight = 500,
  language: Language = defaultLanguage,
): number {
  return lineOf(text, weight, language).width * letterScale(size)
}

export function letterScale(size: number): number {
  return size / unitsPerEm
}

/** Attributes of a `path` for a line of text that begins at x, with its baseline at y. */
export function textPath(
  text: string,
  x: number,
  y: number,
  size: number,
  weight: Weight = 500,
  language: Language = defaultLanguage,
) {
  const scale = letterScale(size)
  // The negative scale flips the letters, since y grows upwards in a font and downwards in SVG.
  const transform = `translate(${short(x)} ${short(y)}) scale(${scale} ${-scale})`
  return { d: lineOf(text, weight, language).outlines, transform }
}

function lineOf(text: string, weight: Weight, language: Language): Line {
  const key = `${weight} ${language} ${text}`
  const known = lines.get(key)
  if (known) return known
  const line = layOut(text, fontFor(weight, language))
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

import { create, type Font, type Glyph } from 'fontkit'
import { fontData, runsOf, type Script, type Weight } from './sofia-sans.ts'

/**
 * Text as outlines of letters, so that a plan looks the same on a machine without a single Cyrillic font.
 * Sizes and places are in the drawing's own unit.
 */

const fonts = new Map<string, Font>()
const lines = new Map<string, Line>()

interface Line {
  glyphs: { glyph: Glyph; x: number; y: number }[]
  /** Width at size 1. */
  width: number
  unit: number
}

/** A number as a drawing needs it: half a thousandth is finer than any pixel. */
export function short(value: number): string {
  return String(Math.round(value * 2e3) / 2e3)
}

/** Height of a capital letter and of a digit, as a part of the size. */
export const capHeight = 0.655

export function textWidth(text: string, size: number, weight: Weight = 500): number {
  return lineOf(text, weight).width * size
}

/** Path data of a line of text that begins at x and stands on y. */
export function textPath(text: string, x: number, y: number, size: number, weight: Weight = 500): string {
  const { glyphs, unit } = lineOf(text, weight)
  const scale = size / unit
  return glyphs.map((each) => glyphPath(each.glyph, x + each.x * scale, y - each.y * scale, scale)).join('')
}

function glyphPath({ path }: Glyph, x: number, y: number, scale: number): string {
  return path.commands
    .map(({ command, args }) => {
      const letter = pathLetters[command] ?? 'Z'
      const numbers = args.map((value, index) =>
        short(index % 2 === 0 ? x + value * scale : y - value * scale),
      )
      return letter + numbers.join(' ')
    })
    .join('')
}

const pathLetters: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
}

function lineOf(text: string, weight: Weight): Line {
  const key = `${weight} ${text}`
  const known = lines.get(key)
  if (known) return known
  const line = layOut(text, weight)
  lines.set(key, line)
  return line
}

function layOut(text: string, weight: Weight): Line {
  const line: Line = { glyphs: [], width: 0, unit: 1000 }
  let x = 0
  for (const run of runsOf(text)) {
    const font = fontFor(run.script, weight)
    const { glyphs, positions } = font.layout(run.text)
    line.unit = font.unitsPerEm
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      line.glyphs.push({ glyph, x: x + xOffset, y: yOffset })
      x += xAdvance
    }
  }
  return { ...line, width: x / line.unit }
}

function fontFor(script: Script, weight: Weight): Font {
  const name = `${script} ${weight}`
  const font = fonts.get(name) ?? create(fontData(script, weight))
  fonts.set(name, font)
  return font
}

import type { Language } from '../../domain/language.ts'
import { textPath, textWidth } from './lettering/lettering.ts'
import type { Weight } from './lettering/sofia-sans.ts'
import { loadSharp } from './load-sharp.ts'

/** The size of preview images that all social networks accept. */
const width = 1200
const height = 630
const panel = 520
const margin = 56
const titleSize = 58

interface PreviewParts {
  background: Buffer
  language: Language
  title: string
  lines: string[]
}

export async function drawPreview({ background, language, title, lines }: PreviewParts): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(background)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: Buffer.from(lettered(language, title, lines)) }])
    .jpeg({ quality: 80, progressive: true })
    .toBuffer()
}

/** A dark panel at the left with the text. Letters are drawn as paths, so that no font has to be installed. */
function lettered(language: Language, title: string, lines: string[]): string {
  const paths = [
    drawLine(language, title, 190, fittingSize(title, language), 700, '#fff'),
    ...lines
      .flatMap((line) => wrap(line))
      .map((line, index) => drawLine(language, line, 270 + index * 56, 38, 500, '#d9e8f0')),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${panel}" height="${height}" fill="#0f3047" fill-opacity="0.92"/><rect x="${margin}" y="96" width="72" height="8" fill="#df5a41"/>${paths.join('')}</svg>`
}

function drawLine(
  language: Language,
  text: string,
  y: number,
  size: number,
  weight: Weight,
  fill: string,
): string {
  const { d, transform } = textPath(text, margin, y, size, weight, language)
  return `<path fill="${fill}" d="${d}" transform="${transform}"/>`
}

/** A long title is set smaller, so that it stays on the panel. */
function fittingSize(title: string, language: Language): number {
  return Math.min(titleSize, (panel - 2 * margin) / textWidth(title, 1, 700, language))
}

const maxLineLength = 22

function wrap(text: string): string[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (longer.length <= maxLineLength) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.slice(0, 6)
}

import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { Language } from '../../domain/language.ts'
import { fontFor, hasOwnLetters } from '../images/lettering/fonts.ts'
import { fontFile, type Weight } from '../images/lettering/sofia-sans.ts'

interface DocumentInfo {
  language: Language
  title: string
  author: string
  /** The PDF's creation date, instead of the current time, so that the same document has the same bytes. */
  day: Date
}

/** Opens an A4 document with the site's fonts. `bytes` resolves after `document.end()`. */
export function openDocument({ language, title, author, day }: DocumentInfo): {
  document: PDFKit.PDFDocument
  bytes: Promise<Buffer>
} {
  const info = { Title: title, Author: author, CreationDate: day, ModDate: day }
  const options = { size: 'A4', margin: 0, info, lang: language, displayTitle: true }
  const document = new PDFDocument(options)
  registerFonts(document, language)
  return { document, bytes: buffer(document) }
}

const weights: readonly Weight[] = [400, 600, 700]

function registerFonts(document: PDFKit.PDFDocument, language: Language): void {
  for (const weight of weights) document.registerFont(fontName(weight), fontSource(weight, language))
}

/** PDFKit takes an opened font, too, of which its types do not know. */
function fontSource(weight: Weight, language: Language): PDFKit.Mixins.PDFFontSource {
  if (!hasOwnLetters(language)) return fontFile(weight)
  return fontFor(weight, language) as unknown as PDFKit.Mixins.PDFFontSource
}

function fontName(weight: Weight): string {
  return `sofia-sans-${weight}`
}

export interface Pen {
  size: number
  weight: Weight
  colour: string
}

/** As a multiple of the font size. */
export const lineHeight = 1.4

export function widthOfText(document: PDFKit.PDFDocument, text: string, { size, weight }: Pen): number {
  return document.font(fontName(weight)).fontSize(size).widthOfString(text)
}

/** Writes one line with its baseline at `y`. */
export function write(document: PDFKit.PDFDocument, text: string, x: number, y: number, pen: Pen): void {
  document.font(fontName(pen.weight)).fontSize(pen.size).fillColor(pen.colour)
  document.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
}

/** Writes one line that ends at `right`. */
export function writeBefore(
  document: PDFKit.PDFDocument,
  text: string,
  right: number,
  y: number,
  pen: Pen,
): void {
  write(document, text, right - widthOfText(document, text, pen), y, pen)
}

/** Fits a line into `width`: scales the font down to `smallest` of its size, then shortens the text. */
export function fitted(
  document: PDFKit.PDFDocument,
  text: string,
  width: number,
  pen: Pen,
  smallest = 0.75,
): { text: string; pen: Pen } {
  const scale = Math.min(1, width / widthOfText(document, text, pen))
  const smaller = { ...pen, size: pen.size * Math.max(scale, smallest) }
  return { text: scale < smallest ? cut(document, text, width, smaller) : text, pen: smaller }
}

export function writeFitted(
  document: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  width: number,
  pen: Pen,
  smallest?: number,
): void {
  const line = fitted(document, text, width, pen, smallest)
  write(document, line.text, x, y, line.pen)
}

/** Like `writeFitted`, with the end of the line at `right`. */
export function writeFittedBefore(
  document: PDFKit.PDFDocument,
  text: string,
  right: number,
  y: number,
  width: number,
  pen: Pen,
  smallest?: number,
): void {
  if (text === '') return
  const line = fitted(document, text, width, pen, smallest)
  writeBefore(document, line.text, right, y, line.pen)
}

/** Shortens the text to `width` and ends it with „…“. */
function cut(document: PDFKit.PDFDocument, text: string, width: number, pen: Pen): string {
  const letters = [...text]
  const withRest = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`
  let [fits, tooMany] = [0, letters.length]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (widthOfText(document, withRest(middle), pen) <= width) fits = middle
    else tooMany = middle
  }
  return withRest(fits)
}

/** Breaks a text into lines no wider than `width`. With more than `most` lines, the last one ends with „…“. */
export function linesOf(
  document: PDFKit.PDFDocument,
  text: string,
  width: number,
  pen: Pen,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const lines: string[] = []
  // A no-break space keeps a number with its unit.
  for (const word of text.split(/[^\S\u00a0]+/).filter(Boolean)) {
    // One line more than `most` is enough to know that the text must be shortened.
    if (lines.length > most) break
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOfText(document, longer, pen) <= width) lines[lines.length - 1] = longer
    else lines.push(...pieces(document, word, width, pen))
  }
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), cut(document, `${lines[most - 1]} ${lines[most]}…`, width, pen)]
}

/** Breaks a word that is wider than a line. */
function pieces(document: PDFKit.PDFDocument, word: string, width: number, pen: Pen): string[] {
  if (widthOfText(document, word, pen) <= width) return [word]
  const found = ['']
  for (const letter of word) {
    const longer = (found.at(-1) ?? '') + letter
    if (widthOfText(document, longer, pen) <= width) found[found.length - 1] = longer
    else found.push(letter)
  }
  return found
}

/** Writes lines no wider than `width`. Returns the baseline of the line after them. */
export function writeParagraph(
  document: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  width: number,
  pen: Pen,
  most?: number,
): number {
  let down = y
  for (const line of linesOf(document, text, width, pen, most)) {
    write(document, line, x, down, pen)
    down += pen.size * lineHeight
  }
  return down
}

const paragraphScales = [1, 0.9, 0.8, 0.7, 0.6] as const

/** Scales the fonts of paragraphs that stand below each other until all lines fit into `height`. */
export function largestPens(
  document: PDFKit.PDFDocument,
  paragraphs: [text: string, pen: Pen][],
  width: number,
  height: number,
): [text: string, pen: Pen][] {
  const tries = paragraphScales.map((scale) =>
    paragraphs.map(([text, pen]): [string, Pen] => [text, { ...pen, size: pen.size * scale }]),
  )
  const heightOf = (scaled: [string, Pen][]) =>
    scaled.reduce(
      (sum, [text, pen]) => sum + linesOf(document, text, width, pen).length * pen.size * lineHeight,
      0,
    )
  return tries.find((scaled) => heightOf(scaled) <= height) ?? tries.at(-1) ?? paragraphs
}

import { fontFile, type Weight } from '../images/lettering/sofia-sans.ts'

const weights: readonly Weight[] = [400, 600, 700]

export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const weight of weights) document.registerFont(fontName(weight), fontFile(weight))
}

function fontName(weight: Weight): string {
  return `sofia-sans-${weight}`
}

export interface Pen {
  size: number
  weight: Weight
  colour: string
}

/** From one line of a paragraph to the next, as a part of the size. */
export const lineHeight = 1.4

export function widthOfText(document: PDFKit.PDFDocument, text: string, { size, weight }: Pen): number {
  return document.font(fontName(weight)).fontSize(size).widthOfString(text)
}

/** Writes one line; `y` is the line on which it stands. */
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

/** The line and the pen with which it is no wider than `width`: smaller, but not below a part of its size, then cut. */
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

/** As much of the text as there is room for, with „…“ in the place of the rest. */
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

/** The lines of a text, none wider than `width`; of more than `most`, the last one ends in „…“. */
export function linesOf(
  document: PDFKit.PDFDocument,
  text: string,
  width: number,
  pen: Pen,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    // What comes after the last line is only looked at to know that there is more.
    if (lines.length > most) break
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOfText(document, longer, pen) <= width) lines[lines.length - 1] = longer
    else lines.push(...pieces(document, word, width, pen))
  }
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), cut(document, `${lines[most - 1]} ${lines[most]}…`, width, pen)]
}

/** A word that is wider than its line is broken where the line ends. */
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

/** Writes lines no wider than `width` and returns where the next one would stand. */
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

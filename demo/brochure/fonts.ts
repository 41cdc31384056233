import { fontFile, type Weight } from '../../backend/lettering/sofia-sans.ts'

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

export function widthOfText(document: PDFKit.PDFDocument, text: string, { size, weight }: Pen): number {
  return document.font(fontName(weight)).fontSize(size).widthOfString(text)
}

/** Writes one line; `y` is the line on which it stands. */
export function write(document: PDFKit.PDFDocument, text: string, x: number, y: number, pen: Pen): void {
  document.font(fontName(pen.weight)).fontSize(pen.size).fillColor(pen.colour)
  document.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
}

/** Writes lines no wider than `width` and returns where the next one would stand. */
export function writeParagraph(
  document: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  width: number,
  pen: Pen,
): number {
  let line = ''
  let down = y
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOfText(document, longer, pen) > width) {
      write(document, line, x, down, pen)
      down += pen.size * 1.45
      line = word
    } else line = longer
  }
  write(document, line, x, down, pen)
  return down + pen.size * 1.45
}

import { fontData, runsOf, type Script, scripts, type Weight } from '../../backend/lettering/sofia-sans.ts'

const weights: readonly Weight[] = [400, 600, 700]

export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const script of scripts) {
    for (const weight of weights) document.registerFont(fontName(script, weight), fontData(script, weight))
  }
}

function fontName(script: Script, weight: Weight): string {
  return `${script}-${weight}`
}

export interface Pen {
  size: number
  weight: Weight
  colour: string
}

export function widthOfText(document: PDFKit.PDFDocument, text: string, { size, weight }: Pen): number {
  return runsOf(text).reduce((sum, run) => {
    document.font(fontName(run.script, weight)).fontSize(size)
    return sum + document.widthOfString(run.text)
  }, 0)
}

/** Writes one line whose letters may come from two font files; `y` is the line on which it stands. */
export function write(document: PDFKit.PDFDocument, text: string, x: number, y: number, pen: Pen): void {
  document.fillColor(pen.colour)
  let left = x
  for (const run of runsOf(text)) {
    document.font(fontName(run.script, pen.weight)).fontSize(pen.size)
    document.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' })
    left += document.widthOfString(run.text)
  }
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

import PDFDocument from 'pdfkit'
import { vi } from 'vitest'

/** A line of text on a page of a PDF, in points from the top left corner. */
export interface DrawnLine {
  page: number
  text: string
  left: number
  right: number
  top: number
  bottom: number
}

/** Watches all PDFs that are drawn from now on in this process. Call `vi.restoreAllMocks()` afterwards. */
export function watchDrawing(): DrawnLine[] {
  const drawn: DrawnLine[] = []
  const pages: unknown[] = []
  const write = PDFDocument.prototype.text
  vi.spyOn(PDFDocument.prototype, 'text').mockImplementation(function (
    this: PDFKit.PDFDocument,
    ...given: unknown[]
  ) {
    const [text, left, baseline] = given
    // Our pens place every line themselves.
    if (typeof text !== 'string' || typeof left !== 'number' || typeof baseline !== 'number')
      throw new Error(`${text} has no place`)
    if (!pages.includes(this.page)) pages.push(this.page)
    const size = this.heightOfString('x') / 1.2
    drawn.push({
      page: pages.indexOf(this.page),
      text,
      left,
      right: left + this.widthOfString(text),
      // The height of small letters: accents and descenders of two lines may meet.
      top: baseline - size / 2,
      bottom: baseline,
    })
    return Reflect.apply(write, this, given)
  })
  return drawn
}

/** Lines that reach over the edge of the page, and pairs of lines that cover each other. */
export function misplacedLines(lines: DrawnLine[], edge: { left: number; right: number }): string[] {
  const outside = lines.filter(({ left, right }) => left < edge.left - 0.5 || right > edge.right + 0.5)
  const pairs = lines.flatMap((line, index) =>
    lines.slice(index + 1).flatMap((other) => (cover(line, other) ? [`${line.text} | ${other.text}`] : [])),
  )
  return [...outside.map(({ text }) => text), ...pairs]
}

function cover(one: DrawnLine, other: DrawnLine): boolean {
  const beside = one.right <= other.left + 0.1 || other.right <= one.left + 0.1
  const apart = one.bottom <= other.top || other.bottom <= one.top
  return one.page === other.page && !beside && !apart
}

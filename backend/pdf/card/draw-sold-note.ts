import { inks } from '../inks.ts'
import { type Pen, write, writeFitted, writeParagraph } from '../pen.ts'
import type { Box } from './place-parts.ts'

export const soldNoteHeight = 64

const note = 'Този апартамент е продаден. Свободните, с актуални цени, са в сайта:'

/** In the place of a payment plan: where there are apartments that can still be had. */
export function drawSoldNote(document: PDFKit.PDFDocument, pageUrl: string, { left, top, width }: Box): void {
  const { href: url, host, pathname } = new URL('/apartments', pageUrl)
  const text: Pen = { size: 9, weight: 400, colour: inks.text }
  write(document, 'Свободни апартаменти', left, top + 10, { size: 11.5, weight: 700, colour: inks.sea })
  const y = writeParagraph(document, note, left, top + 28, width, text)
  writeFitted(document, host + pathname, left, y + 1, width, { ...text, weight: 600, colour: inks.water })
  document.link(left, y - 9, width, 14, url)
}

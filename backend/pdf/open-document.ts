import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { registerFonts } from './pen.ts'

/** A4, in points. */
export const a4 = { width: 595.28, height: 841.89, margin: 40 }
export const innerWidth = a4.width - 2 * a4.margin

/** With fewer, images look soft in print. */
export const dotsPerPoint = 200 / 72

interface About {
  title: string
  author: string
  /** The same document has the same bytes, whenever it is made. */
  day: Date
}

/** A document with the site's letters, and all of its bytes once it is ended. */
export function openDocument({ title, author, day }: About): {
  document: PDFKit.PDFDocument
  bytes: Promise<Buffer>
} {
  const info = { Title: title, Author: author, CreationDate: day, ModDate: day }
  const options = { size: 'A4', margin: 0, info, lang: 'bg-BG', displayTitle: true }
  const document = new PDFDocument(options)
  registerFonts(document)
  return { document, bytes: buffer(document) }
}

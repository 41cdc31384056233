import { formatFloors } from '../../../domain/apartment/format-floors.ts'
import { formatPricePerMetre } from '../../../domain/apartment/price-per-metre.ts'
import { entranceName } from '../../../domain/building.ts'
import { priceLabel } from '../../../domain/price-label.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { inks, statusInks } from '../inks.ts'
import { a4 } from '../open-document.ts'
import { fitted, type Pen, widthOfText, write, writeBefore, writeFitted } from '../pen.ts'
import type { Card } from './card.ts'

const box = { width: 262, above: 40, below: 44 }
/** What the heading takes below the images. */
export const headingHeight = box.below + 16
/** What it covers of them. */
export const nameAbove = box.above

/** The apartment's name on the edge of the images, its status and price below them. */
export function drawHeading(document: PDFKit.PDFDocument, { apartment, company }: Card, edge: number): void {
  const { margin } = a4
  document.rect(margin, edge - box.above, box.width, box.above + box.below).fill(inks.sea)
  const [x, width] = [margin + 18, box.width - 36]
  const name: Pen = { size: 11, weight: 600, colour: inks.sand }
  writeFitted(document, company.companyName, x, edge - 17, width, name)
  const title: Pen = { size: 25, weight: 700, colour: inks.white }
  writeFitted(document, `Апартамент ${apartment.number}`, x, edge + 12, width, title, 0.5)
  const place = `${entranceName(apartment.entrance)}, ${formatFloors(apartment)}`
  write(document, place, x, edge + 30, { size: 10, weight: 400, colour: inks.sand })
  drawPrice(document, apartment, edge)
}

/** A sold apartment has no price any more, only the word. */
function drawPrice(document: PDFKit.PDFDocument, apartment: Card['apartment'], edge: number): void {
  const right = a4.width - a4.margin
  const price: Pen = { size: 24, weight: 700, colour: inks.sea }
  if (apartment.status === 'sold') {
    writeBefore(document, apartmentStatusLabels.sold, right, edge + 29, { ...price, colour: statusInks.sold })
    return
  }
  drawStatus(document, apartment, a4.margin + box.width + 16, edge + 11)
  const { text, pen } = fitted(document, priceLabel(apartment), 132, price)
  writeBefore(document, text, right, edge + 29, pen)
  const perMetre = formatPricePerMetre(apartment)
  const small: Pen = { size: 9, weight: 400, colour: inks.quiet }
  if (perMetre) writeBefore(document, `${perMetre} по общата площ`, right, edge + 44, small)
}

/** The word in its colour, in a frame of the same. */
function drawStatus(document: PDFKit.PDFDocument, { status }: Card['apartment'], x: number, y: number): void {
  const pen: Pen = { size: 10, weight: 600, colour: statusInks[status] }
  const label = apartmentStatusLabels[status]
  const width = widthOfText(document, label, pen) + 20
  document.roundedRect(x, y, width, 20, 10).lineWidth(1.1).stroke(statusInks[status])
  write(document, label, x + 10, y + 13.5, pen)
}

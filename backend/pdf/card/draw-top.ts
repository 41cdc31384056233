import { isSampleView } from '../../../domain/files/sample-view.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import type { Point } from '../../../domain/geometry/polygon.ts'
import { formatPricePerMetre, priceLabel } from '../../../domain/price-label.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { a4, inks, statusInks } from '../page.ts'
import { fitted, type Pen, widthOfText, write, writeBefore, writeFitted } from '../pen.ts'
import type { Card, CardBuilding } from './card.ts'
import type { CardImages } from './card-images.ts'
import { type Box, bandHeight, placeBuilding, placePhotos, topHeight } from './place-parts.ts'

const box = { width: 262, above: 40, below: 44 }
/** The height of the heading below the images. */
export const headingHeight = box.below + 16
/** How much of the images the heading covers. */
const nameAbove = box.above

/** Draws the apartment's name across the lower edge of the images, status and price below it. */
export function drawHeading(
  document: PDFKit.PDFDocument,
  { apartment, name, place }: Card,
  edge: number,
): void {
  const { margin } = a4
  document.rect(margin, edge - box.above, box.width, box.above + box.below).fill(inks.sea)
  const [x, width] = [margin + 18, box.width - 36]
  const small: Pen = { size: 11, weight: 600, colour: inks.sand }
  writeFitted(document, name, x, edge - 17, width, small)
  const title: Pen = { size: 25, weight: 700, colour: inks.white }
  writeFitted(document, `Апартамент ${apartment.number}`, x, edge + 12, width, title, 0.5)
  write(document, place, x, edge + 30, { size: 10, weight: 400, colour: inks.sand })
  drawPrice(document, apartment, edge)
}

/** A sold apartment shows its status instead of a price. */
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

function drawStatus(document: PDFKit.PDFDocument, { status }: Card['apartment'], x: number, y: number): void {
  const pen: Pen = { size: 10, weight: 600, colour: statusInks[status] }
  const label = apartmentStatusLabels[status]
  const width = widthOfText(document, label, pen) + 20
  document.roundedRect(x, y, width, 20, 10).lineWidth(1.1).stroke(statusInks[status])
  write(document, label, x + 10, y + 13.5, pen)
}

function drawPhotos(document: PDFKit.PDFDocument, photos: CardImages['photos'], height: number): void {
  const places = placePhotos(photos.length, height)
  for (const [index, { url, jpeg }] of photos.entries()) {
    const place = places[index]
    if (place) drawPhoto(document, jpeg, place)
    if (place && isSampleView(url)) markAsSample(document, place)
  }
}

function drawPhoto(document: PDFKit.PDFDocument, jpeg: Uint8Array, { left, top, width, height }: Box): void {
  document.save().rect(left, top, width, height).clip()
  document.image(Buffer.from(jpeg), left, top, { cover: [width, height], align: 'center', valign: 'center' })
  document.restore()
}

const sample = 'Примерна визуализация'
const pen: Pen = { size: 6.5, weight: 400, colour: inks.white }

/** Labels a rendered image as a sample, as on the site. */
function markAsSample(document: PDFKit.PDFDocument, { left, top, width }: Box): void {
  const length = widthOfText(document, sample, pen)
  const right = left + width - 6
  document.save().roundedRect(right - length - 10, top + 6, length + 10, 13, 6)
  document.fillOpacity(0.7).fill(inks.sea).restore()
  write(document, sample, right - length - 5, top + 15, pen)
}

/** Draws the photos; without any, type and area beside the building with its floors marked. Returns their bottom. */
export function drawTop(
  document: PDFKit.PDFDocument,
  card: Card,
  { photos, building: image }: CardImages,
  plans: number,
): number {
  const height = topHeight(plans)
  if (photos.length > 0) {
    drawPhotos(document, photos, height)
    return height
  }
  const { building } = card
  if (!building || !image) {
    const band = bandHeight(plans)
    drawBand(document, card, { left: 0, top: 0, width: a4.width, height: band })
    return band
  }
  const place = placeBuilding(height)
  drawBand(document, card, { left: 0, top: 0, width: place.left, height })
  drawPhoto(document, image, place)
  markFloors(document, building, place)
  return height
}

function drawBand(document: PDFKit.PDFDocument, { type, apartment }: Card, band: Box): void {
  document.rect(band.left, band.top, band.width, band.height).fill(inks.water)
  const [left, middle] = [a4.margin, (band.height - nameAbove) / 2]
  const width = band.width - a4.margin - 20
  const strong = { size: 26, weight: 700, colour: inks.white } as const
  writeFitted(document, type, left, middle + 2, width, strong)
  const quiet = { size: 12.5, weight: 400, colour: inks.sand } as const
  writeFitted(document, `${formatArea(apartment.area)} обща площ`, left, middle + 22, width, quiet)
}

/**
 * Draws the outlines of the apartment's floors on the building's image, which is centred in its box and covers
 * it.
 */
function markFloors(document: PDFKit.PDFDocument, { marked }: CardBuilding, place: Box): void {
  if (!marked) return
  const { imageWidth, imageHeight } = marked.size
  const scale = Math.max(place.width / imageWidth, place.height / imageHeight)
  const onPage = ({ x, y }: Point): [number, number] => [
    place.left + place.width / 2 + (x - imageWidth / 2) * scale,
    place.top + place.height / 2 + (y - imageHeight / 2) * scale,
  ]
  document.save().rect(place.left, place.top, place.width, place.height).clip()
  for (const floor of marked.floors) {
    document.polygon(...floor.map(onPage)).fillOpacity(0.45)
    document.lineWidth(1.2).lineJoin('round').fillAndStroke(inks.coral, inks.coral)
  }
  document.restore()
}

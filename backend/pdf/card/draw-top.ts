import { isSampleView } from '../../../domain/files/sample-view.ts'
import type { Point } from '../../../domain/geometry/polygon.ts'
import { a4, inks, statusInks } from '../page.ts'
import { fitted, type Pen, widthOfText, write, writeFitted, writeFittedBefore } from '../pen.ts'
import type { Card, CardBuilding } from './card.ts'
import type { CardImages } from './card-images.ts'
import { type Box, bandHeight, placeBuilding, placePhotos, topHeight } from './place-parts.ts'

const box = { width: 262, above: 40, below: 44 }
/** The height of the heading below the images. */
export const headingHeight = box.below + 16
/** How much of the images the heading covers. */
const nameAbove = box.above

/** Draws the apartment's name across the lower edge of the images, status and price below it. */
export function drawHeading(document: PDFKit.PDFDocument, card: Card, edge: number): void {
  const { margin } = a4
  document.rect(margin, edge - box.above, box.width, box.above + box.below).fill(inks.sea)
  const [x, width] = [margin + 18, box.width - 36]
  const small: Pen = { size: 11, weight: 600, colour: inks.sand }
  writeFitted(document, card.name, x, edge - 17, width, small)
  const title: Pen = { size: 25, weight: 700, colour: inks.white }
  writeFitted(document, card.words.title, x, edge + 12, width, title, 0.5)
  const place: Pen = { size: 10, weight: 400, colour: inks.sand }
  writeFitted(document, card.words.place, x, edge + 30, width, place)
  drawPrice(document, card, edge)
}

const besideName = a4.margin + box.width + 16
const right = a4.width - a4.margin
const priceWidth = 132

/** A sold apartment shows its status instead of a price. */
function drawPrice(document: PDFKit.PDFDocument, card: Card, edge: number): void {
  const { apartment, words } = card
  const price: Pen = { size: 24, weight: 700, colour: inks.sea }
  if (apartment.status === 'sold') {
    const sold = { ...price, colour: statusInks.sold }
    writeFittedBefore(document, words.status, right, edge + 29, right - besideName, sold, 0.5)
    return
  }
  drawStatus(document, card, besideName, edge + 11)
  writeFittedBefore(document, words.price, right, edge + 29, priceWidth, price, 0.5)
  const small: Pen = { size: 9, weight: 400, colour: inks.quiet }
  writeFittedBefore(document, words.perMetre, right, edge + 44, right - besideName, small)
}

function drawStatus(
  document: PDFKit.PDFDocument,
  { apartment: { status }, words }: Card,
  x: number,
  y: number,
): void {
  const wanted: Pen = { size: 10, weight: 600, colour: statusInks[status] }
  const { text, pen } = fitted(document, words.status, right - priceWidth - 8 - x - 20, wanted)
  const width = widthOfText(document, text, pen) + 20
  document.roundedRect(x, y, width, 20, 10).lineWidth(1.1).stroke(statusInks[status])
  write(document, text, x + 10, y + 13.5, pen)
}

function drawPhotos(
  document: PDFKit.PDFDocument,
  photos: CardImages['photos'],
  height: number,
  sample: string,
): void {
  const places = placePhotos(photos.length, height)
  for (const [index, { url, jpeg }] of photos.entries()) {
    const place = places[index]
    if (place) drawPhoto(document, jpeg, place)
    if (place && isSampleView(url)) markAsSample(document, sample, place)
  }
}

function drawPhoto(document: PDFKit.PDFDocument, jpeg: Uint8Array, { left, top, width, height }: Box): void {
  document.save().rect(left, top, width, height).clip()
  document.image(Buffer.from(jpeg), left, top, { cover: [width, height], align: 'center', valign: 'center' })
  document.restore()
}

const samplePen: Pen = { size: 6.5, weight: 400, colour: inks.white }

/** Labels a rendered image as a sample, as on the site. */
function markAsSample(document: PDFKit.PDFDocument, sample: string, { left, top, width }: Box): void {
  const { text, pen } = fitted(document, sample, width - 22, samplePen)
  const length = widthOfText(document, text, pen)
  const edge = left + width - 6
  document.save().roundedRect(edge - length - 10, top + 6, length + 10, 13, 6)
  document.fillOpacity(0.7).fill(inks.sea).restore()
  write(document, text, edge - length - 5, top + 15, pen)
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
    drawPhotos(document, photos, height, card.words.sample)
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

function drawBand(document: PDFKit.PDFDocument, { words }: Card, band: Box): void {
  document.rect(band.left, band.top, band.width, band.height).fill(inks.water)
  const [left, middle] = [a4.margin, (band.height - nameAbove) / 2]
  const width = band.width - a4.margin - 20
  const strong = { size: 26, weight: 700, colour: inks.white } as const
  writeFitted(document, words.type, left, middle + 2, width, strong)
  const quiet = { size: 12.5, weight: 400, colour: inks.sand } as const
  writeFitted(document, words.totalArea, left, middle + 22, width, quiet)
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

import { apartmentTypeLabels } from '../../../domain/apartment/apartment-type.ts'
import { isSampleView } from '../../../domain/files/sample-view.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import type { Point } from '../../../domain/geometry/polygon.ts'
import { inks } from '../inks.ts'
import { a4 } from '../open-document.ts'
import { type Pen, widthOfText, write, writeFitted } from '../pen.ts'
import type { Card, CardBuilding } from './card.ts'
import type { CardImages } from './card-images.ts'
import { nameAbove } from './draw-heading.ts'
import { type Box, bandHeight, placeBuilding, placePhotos, topHeight } from './place-parts.ts'

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

/** Rendered, not photographed: buyers are told, on paper too. */
function markAsSample(document: PDFKit.PDFDocument, { left, top, width }: Box): void {
  const length = widthOfText(document, sample, pen)
  const right = left + width - 6
  document.save().roundedRect(right - length - 10, top + 6, length + 10, 13, 6)
  document.fillOpacity(0.7).fill(inks.sea).restore()
  write(document, sample, right - length - 5, top + 15, pen)
}

/** Photos of the apartment; without any, what it is beside the building with its floors marked. Returns where they end. */
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
    drawBand(document, card.apartment, { left: 0, top: 0, width: a4.width, height: band })
    return band
  }
  const place = placeBuilding(height)
  drawBand(document, card.apartment, { left: 0, top: 0, width: place.left, height })
  drawPhoto(document, image, place)
  markFloors(document, building, place)
  return height
}

function drawBand(document: PDFKit.PDFDocument, { type, area }: Card['apartment'], band: Box): void {
  document.rect(band.left, band.top, band.width, band.height).fill(inks.water)
  const [left, middle] = [a4.margin, (band.height - nameAbove) / 2]
  const width = band.width - a4.margin - 20
  const strong = { size: 26, weight: 700, colour: inks.white } as const
  writeFitted(document, apartmentTypeLabels[type], left, middle + 2, width, strong)
  const quiet = { size: 12.5, weight: 400, colour: inks.sand } as const
  writeFitted(document, `${formatArea(area)} обща площ`, left, middle + 22, width, quiet)
}

/** The image covers its place, with the same middle. */
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

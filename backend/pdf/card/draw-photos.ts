import { isSampleView } from '../../../domain/files/sample-view.ts'
import { inks } from '../inks.ts'
import { type Pen, widthOfText, write } from '../pen.ts'
import type { CardImages } from './card-images.ts'
import { type Box, placePhotos } from './place-parts.ts'

export function drawPhotos(document: PDFKit.PDFDocument, photos: CardImages['photos'], height: number): void {
  const places = placePhotos(photos.length, height)
  for (const [index, { url, jpeg }] of photos.entries()) {
    const place = places[index]
    if (place) drawPhoto(document, jpeg, place)
    if (place && isSampleView(url)) markAsSample(document, place)
  }
}

export function drawPhoto(
  document: PDFKit.PDFDocument,
  jpeg: Uint8Array,
  { left, top, width, height }: Box,
): void {
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

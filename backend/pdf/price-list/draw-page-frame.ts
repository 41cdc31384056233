import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import type { CompanySettings } from '../../../domain/settings.ts'
import { describeFilters } from '../../../text/public/describe-filters.ts'
import type { ServerText } from '../../../text/public/public-text.ts'
import { drawLogo } from '../draw-logo.ts'
import { drawQrCode } from '../draw-qr-code.ts'
import { a4, inks, innerWidth } from '../page.ts'
import { largestPens, type Pen, widthOfText, writeBefore, writeFitted, writeParagraph } from '../pen.ts'
import type { PriceList } from './price-lists.ts'

export const footerTop = a4.height - 48

const small: Pen = { size: 8, weight: 400, colour: inks.quiet }
const strong: Pen = { size: 8.5, weight: 600, colour: inks.sea }

/** Draws the company's contacts, and `atRight` on the other side. */
export function drawFooter(
  document: PDFKit.PDFDocument,
  { companyName, phone, email, address }: CompanySettings,
  atRight: string,
): void {
  const { margin, width } = a4
  document
    .moveTo(margin, footerTop)
    .lineTo(width - margin, footerTop)
    .lineWidth(0.6)
    .stroke(inks.line)
  writeBefore(document, atRight, width - margin, footerTop + 15, strong)
  const room = innerWidth - widthOfText(document, atRight, strong) - 24
  const contacts = [companyName, phone, email].filter(Boolean).join(' · ')
  writeFitted(document, contacts, margin, footerTop + 15, room, strong)
  writeFitted(document, address, margin, footerTop + 27, room, small)
}

const codeSize = 88
const quiet: Pen = { size: 9.5, weight: 400, colour: inks.text }
/** The filters and the counts after them, which must not be cut. */
const mostSummaryLines = 6

/** Draws the top of the first page. Returns its bottom. */
export function drawTitle(
  document: PDFKit.PDFDocument,
  text: ServerText,
  list: PriceList,
  logo: Uint8Array | undefined,
): number {
  const { building, apartments, url, day } = list
  const { priceList, formats } = text
  const width = innerWidth - 226
  const left = a4.margin
  const mark = { left, baseline: 56, width, height: 24 }
  drawLogo(document, logo, building.name, mark, { size: 14, weight: 700, colour: inks.coral })
  writeFitted(document, priceList.title, left, 88, width, { size: 30, weight: 700, colour: inks.sea }, 0.5)
  const date: Pen = { size: 12, weight: 600, colour: inks.text }
  writeFitted(document, priceList.asOf(formats.date(day)), left, 110, width, date)
  const filters = [
    ...describeFilters(text, building, list.filters).map(({ label }) => label),
    ...(list.isSelection ? [priceList.handPicked] : []),
  ]
  const selected = filters.length === 0 ? priceList.all : filters.join(' · ')
  const summary = priceList.summary(selected, formatCounts(text, apartments))
  const bottom = writeParagraph(document, summary, left, 129, width, quiet, mostSummaryLines)
  drawCode(document, text, url)
  return Math.max(bottom + 2, 46 + codeSize + 12)
}

/** Draws the box with the QR code, aligned with the right edge of the list. */
function drawCode(document: PDFKit.PDFDocument, { priceList }: ServerText, url: string): void {
  const box = { left: a4.width - a4.margin - 206, top: 34, width: 206, height: codeSize + 12 }
  document.roundedRect(box.left, box.top, box.width, box.height, 8).fill(inks.sand)
  drawQrCode(document, url, box.left + box.width - codeSize - 6, box.top + 6, codeSize)
  const [x, width] = [box.left + 12, box.width - codeSize - 30]
  const wanted: [string, Pen][] = [
    [priceList.liveTitle, { size: 10, weight: 600, colour: inks.sea }],
    [priceList.scan, { size: 7.5, weight: 400, colour: inks.text }],
  ]
  let y = box.top + 24
  for (const [paragraph, pen] of largestPens(document, wanted, width, box.height - 20))
    y = writeParagraph(document, paragraph, x, y, width, pen) + 3
}

/** „117 апартамента, 64 свободни“ */
export function formatCounts(
  { priceList }: ServerText,
  apartments: Pick<ApartmentListItem, 'status'>[],
): string {
  const free = apartments.filter(({ status }) => status === 'available').length
  return priceList.counts(apartments.length, free)
}

export const runningTitleHeight = 48

export function drawRunningTitle(
  document: PDFKit.PDFDocument,
  { priceList, formats }: ServerText,
  { building, day }: PriceList,
): void {
  const pen: Pen = { size: 9, weight: 600, colour: inks.sea }
  const heading = priceList.titleAsOf(formats.date(day))
  writeBefore(document, heading, a4.width - a4.margin, 38, pen)
  const room = innerWidth - widthOfText(document, heading, pen) - 20
  writeFitted(document, building.name, a4.margin, 38, room, { ...pen, colour: inks.coral })
}

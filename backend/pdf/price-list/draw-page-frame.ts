import type { ApartmentFilters } from '../../../domain/apartment/apartment-filters.ts'
import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import { type Building, entranceName, floorName } from '../../../domain/building/building.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { formatNumber } from '../../../domain/formats/measures.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import type { CompanySettings } from '../../../domain/settings.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { drawLogo } from '../draw-logo.ts'
import { drawQrCode } from '../draw-qr-code.ts'
import { a4, inks, innerWidth } from '../page.ts'
import { type Pen, widthOfText, write, writeBefore, writeFitted, writeParagraph } from '../pen.ts'
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

export const title = 'Ценова листа'

const codeSize = 88
const quiet: Pen = { size: 9.5, weight: 400, colour: inks.text }

/** Draws the top of the first page. Returns its bottom. */
export function drawTitle(
  document: PDFKit.PDFDocument,
  list: PriceList,
  logo: Uint8Array | undefined,
): number {
  const { building, apartments, url, day } = list
  const width = innerWidth - 226
  const left = a4.margin
  const mark = { left, baseline: 56, width, height: 24 }
  drawLogo(document, logo, building.name, mark, { size: 14, weight: 700, colour: inks.coral })
  write(document, title, left, 88, { size: 30, weight: 700, colour: inks.sea })
  const date: Pen = { size: 12, weight: 600, colour: inks.text }
  write(document, `към ${formatDate(day)}`, left, 110, date)
  const heading = [
    ...describeFilters(building, list.filters),
    ...(list.isSelection ? ['избрани апартаменти'] : []),
  ]
  const selected = heading.length === 0 ? 'Всички апартаменти' : heading.join(' · ')
  const bottom = writeParagraph(
    document,
    `${selected}: ${formatCounts(apartments)}`,
    left,
    129,
    width,
    quiet,
    2,
  )
  drawCode(document, url)
  return Math.max(bottom + 2, 46 + codeSize + 12)
}

/** Draws the box with the QR code, aligned with the right edge of the list. */
function drawCode(document: PDFKit.PDFDocument, url: string): void {
  const box = { left: a4.width - a4.margin - 206, top: 34, width: 206, height: codeSize + 12 }
  document.roundedRect(box.left, box.top, box.width, box.height, 8).fill(inks.sand)
  drawQrCode(document, url, box.left + box.width - codeSize - 6, box.top + 6, codeSize)
  const [x, width] = [box.left + 12, box.width - codeSize - 30]
  const strong: Pen = { size: 10, weight: 600, colour: inks.sea }
  const y = writeParagraph(document, 'Цени и наличност на живо', x, box.top + 24, width, strong)
  const small: Pen = { size: 7.5, weight: 400, colour: inks.text }
  writeParagraph(document, 'Сканирайте кода, за да видите същия списък в сайта.', x, y + 3, width, small)
}

/** „117 апартамента, 64 свободни“ */
export function formatCounts(apartments: Pick<ApartmentListItem, 'status'>[]): string {
  const free = apartments.filter(({ status }) => status === 'available').length
  const all = apartments.length === 1 ? '1 апартамент' : `${apartments.length} апартамента`
  return `${all}, ${free === 1 ? '1 свободен' : `${free} свободни`}`
}

export const runningTitleHeight = 48

export function drawRunningTitle(document: PDFKit.PDFDocument, { building, day }: PriceList): void {
  const pen: Pen = { size: 9, weight: 600, colour: inks.sea }
  const heading = `${title} към ${formatDate(day)}`
  writeBefore(document, heading, a4.width - a4.margin, 38, pen)
  const room = innerWidth - widthOfText(document, heading, pen) - 20
  writeFitted(document, building.name, a4.margin, 38, room, { ...pen, colour: inks.coral })
}

function describeFilters(building: Building, filters: ApartmentFilters): string[] {
  const { entrance, floor, type, status, available, maxPrice, minArea } = filters
  const isTwiceFree = available && status === 'available'
  return [
    entrance && entranceName(building, entrance),
    floor !== undefined && floorName(building, { entrance, floor }),
    type && apartmentTypeName(building, type),
    status && !isTwiceFree && apartmentStatusLabels[status],
    available && 'само свободни',
    maxPrice && `цена до ${formatPrice(maxPrice)}`,
    minArea && `площ от ${formatNumber(minArea)} м²`,
  ].filter((text) => typeof text === 'string')
}

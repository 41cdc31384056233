import { formatDate } from '../../../domain/formats/dates.ts'
import { drawLogo } from '../draw-logo.ts'
import { drawQrCode } from '../draw-qr-code.ts'
import { inks } from '../inks.ts'
import { a4 } from '../open-document.ts'
import { type Pen, writeBefore, writeFitted, writeParagraph } from '../pen.ts'
import type { Card } from './card.ts'
import { footerHeight } from './place-parts.ts'

const codeSize = footerHeight - 16

/** Who sells, of when the card is, and the way to the apartment's page. */
export function drawCardFooter(
  document: PDFKit.PDFDocument,
  { company, url, day }: Card,
  logo: Uint8Array | undefined,
): void {
  const top = a4.height - footerHeight
  const codeLeft = a4.width - a4.margin - codeSize
  document.rect(0, top, a4.width, footerHeight).fill(inks.sand)
  drawQrCode(document, url, codeLeft, top + 8, codeSize)
  const strong: Pen = { size: 10, weight: 600, colour: inks.sea }
  const small: Pen = { size: 8.5, weight: 400, colour: inks.text }
  writeBefore(document, 'Вижте апартамента в сайта', codeLeft - 12, top + 36, strong)
  writeBefore(document, `Данните са към ${formatDate(day)}`, codeLeft - 12, top + 50, small)
  const [left, width] = [a4.margin, 270]
  const mark = { left, baseline: top + (logo ? 30 : 26), width, height: 20 }
  drawLogo(document, logo, company.companyName, mark, { ...strong, size: 15, weight: 700 })
  writeFitted(document, `${company.phone} · ${company.email}`, left, top + 45, width, {
    ...strong,
    size: 9.5,
  })
  writeParagraph(document, company.address, left, top + 60, width, small, 2)
}

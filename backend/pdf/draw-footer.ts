import type { CompanySettings } from '../../domain/settings.ts'
import { inks } from './inks.ts'
import { a4, innerWidth } from './open-document.ts'
import { type Pen, widthOfText, writeBefore, writeFitted } from './pen.ts'

/** Nothing else stands below this. */
export const footerTop = a4.height - 48

const small: Pen = { size: 8, weight: 400, colour: inks.quiet }
const strong: Pen = { size: 8.5, weight: 600, colour: inks.sea }

/** Who sells, how to reach them, and what stands at the right: at the foot of a page of a list. */
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
  writeFitted(document, `${companyName} · ${phone} · ${email}`, margin, footerTop + 15, room, strong)
  writeFitted(document, address, margin, footerTop + 27, room, small)
}

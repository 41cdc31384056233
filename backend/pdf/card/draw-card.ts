import { instalments } from '../../../domain/buyer-facts/payment-plan.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { formatPrice, isHiddenPrice } from '../../../domain/formats/money.ts'
import { drawLogo } from '../draw-logo.ts'
import { drawQrCode } from '../draw-qr-code.ts'
import { a4, inks } from '../page.ts'
import {
  fitted,
  openDocument,
  type Pen,
  widthOfText,
  write,
  writeBefore,
  writeFitted,
  writeParagraph,
} from '../pen.ts'
import type { Card } from './card.ts'
import type { CardImages } from './card-images.ts'
import { drawApartments, drawFloors } from './draw-plans.ts'
import { drawCardText } from './draw-text.ts'
import { drawHeading, drawTop, headingHeight } from './draw-top.ts'
import { type Box, factsWidth, footerHeight, placeLowerParts } from './place-parts.ts'

const titleHeight = 20
const stepHeight = 14.5

interface Step {
  share: string
  moment: string
  amount: string
}

/** The instalments as on the apartment's page: none for a sold apartment, and only percentages for a hidden price. */
function paymentSteps({ apartment, buyer }: Pick<Card, 'apartment' | 'buyer'>): Step[] {
  if (apartment.status === 'sold') return []
  const price = isHiddenPrice(apartment.price) ? 0 : apartment.price
  return instalments(price, buyer.paymentPlan).map(({ percent, moment, amount }) => ({
    share: `${percent} %`,
    moment,
    amount: formatPrice(amount) ?? '',
  }))
}

function paymentHeight(steps: Step[]): number {
  return steps.length === 0 ? 0 : titleHeight + steps.length * stepHeight
}

function drawPaymentPlan(document: PDFKit.PDFDocument, steps: Step[], { left, top, width }: Box): void {
  if (steps.length === 0) return
  const strong: Pen = { size: 9, weight: 600, colour: inks.text }
  write(document, 'Схема на плащане', left, top + 10, { size: 11.5, weight: 700, colour: inks.sea })
  const shares = Math.max(...steps.map(({ share }) => widthOfText(document, share, strong))) + 8
  steps.forEach(({ share, moment, amount }, index) => {
    const y = top + titleHeight + index * stepHeight + 8
    write(document, share, left, y, strong)
    writeBefore(document, amount, left + width, y, strong)
    const room = width - shares - widthOfText(document, amount, strong) - 8
    writeFitted(document, moment, left + shares, y, room, { ...strong, weight: 400 })
    document
      .moveTo(left, y + 4.5)
      .lineTo(left + width, y + 4.5)
      .lineWidth(0.5)
      .stroke(inks.line)
  })
}

const factHeight = 16.5

/** Returns the bottom of the list. */
function drawFacts(document: PDFKit.PDFDocument, { facts }: Card, top: number): number {
  const name: Pen = { size: 9, weight: 400, colour: inks.quiet }
  const value: Pen = { size: 9.5, weight: 600, colour: inks.text }
  const [left, right] = [a4.margin, a4.margin + factsWidth]
  let y = top + 10
  for (const [label, fact] of facts) {
    write(document, label, left, y, name)
    const room = factsWidth - widthOfText(document, label, name) - 8
    const { text, pen } = fitted(document, fact, room, value)
    writeBefore(document, text, right, y, pen)
    document
      .moveTo(left, y + 5)
      .lineTo(right, y + 5)
      .lineWidth(0.5)
      .stroke(inks.line)
    y += factHeight
  }
  return y
}

const codeSize = footerHeight - 16

/** The company, the date of the card, and a QR code with the apartment's page. */
function drawCardFooter(
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
  const contacts = [company.phone, company.email].filter(Boolean).join(' · ')
  writeFitted(document, contacts, left, top + 45, width, { ...strong, size: 9.5 })
  writeParagraph(document, company.address, left, top + 60, width, small, 2)
}

const soldNoteHeight = 64

const note = 'Този апартамент е продаден. Свободните, с актуални цени, са в сайта:'

/** Draws a link to the available apartments, on the card of a sold one, in the place of the payment plan. */
function drawSoldNote(document: PDFKit.PDFDocument, pageUrl: string, { left, top, width }: Box): void {
  const { href: url, host, pathname } = new URL('/apartments', pageUrl)
  const text: Pen = { size: 9, weight: 400, colour: inks.text }
  write(document, 'Свободни апартаменти', left, top + 10, { size: 11.5, weight: 700, colour: inks.sea })
  const y = writeParagraph(document, note, left, top + 28, width, text)
  writeFitted(document, host + pathname, left, y + 1, width, { ...text, weight: 600, colour: inks.water })
  document.link(left, y - 9, width, 14, url)
}

export async function drawCard(card: Card, images: CardImages): Promise<Buffer> {
  const { name, company, apartment, day } = card
  const title = [`Апартамент ${apartment.number}`, name].filter(Boolean).join(' · ')
  const { document, bytes } = openDocument({ title, author: company.companyName, day: new Date(day) })
  const plans = card.plans.flatMap((plan, index) => {
    const image = images.plans[index]
    return image ? [{ ...plan, image }] : []
  })
  const edge = drawTop(document, card, images, plans.length)
  drawHeading(document, card, edge)
  const top = edge + headingHeight
  const factsBottom = drawFacts(document, card, top)
  const steps = paymentSteps(card)
  const isSold = apartment.status === 'sold'
  const asideHeight = isSold ? soldNoteHeight : paymentHeight(steps)
  // On a card without plans, the text may also use the space of the plans.
  const free = a4.height - footerHeight - 40 - asideHeight
  const textBottom = drawCardText(document, card, top, plans.length === 0 ? free : factsBottom)
  const parts = placeLowerParts(plans.length, asideHeight, Math.max(factsBottom, textBottom) + 6)
  if (isSold) drawSoldNote(document, card.url, parts.aside)
  else drawPaymentPlan(document, steps, parts.aside)
  await drawApartments(document, plans, parts.plans)
  await drawFloors(document, plans, parts.floors)
  drawCardFooter(document, card, images.logo)
  document.end()
  return bytes
}

import { drawLogo } from '../draw-logo.ts'
import { drawQrCode } from '../draw-qr-code.ts'
import { a4, inks } from '../page.ts'
import {
  fitted,
  lineHeight,
  linesOf,
  openDocument,
  type Pen,
  widthOfText,
  write,
  writeBefore,
  writeFitted,
  writeFittedBefore,
  writeParagraph,
} from '../pen.ts'
import type { Card } from './card.ts'
import type { CardImages } from './card-images.ts'
import type { CardStep } from './card-words.ts'
import { drawBack } from './draw-back.ts'
import { drawApartments, drawFloors } from './draw-plans.ts'
import { drawCardText } from './draw-text.ts'
import { drawHeading, drawTop, headingHeight } from './draw-top.ts'
import { type Box, factsWidth, footerHeight, placeLowerParts } from './place-parts.ts'

const partTitle: Pen = { size: 11.5, weight: 700, colour: inks.sea }
const titleHeight = 20
const stepHeight = 14.5

function paymentHeight(steps: CardStep[]): number {
  return steps.length === 0 ? 0 : titleHeight + steps.length * stepHeight
}

function drawPaymentPlan(
  document: PDFKit.PDFDocument,
  { paymentPlan, steps }: Card['words'],
  { left, top, width }: Box,
): void {
  if (steps.length === 0) return
  const strong: Pen = { size: 9, weight: 600, colour: inks.text }
  writeFitted(document, paymentPlan, left, top + 10, width, partTitle)
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
/** Between the label and the value of a fact. */
const factGap = 8

/** Returns the bottom of the list. Where a label and its value do not fit beside each other, the label is cut first. */
function drawFacts(document: PDFKit.PDFDocument, { words }: Card, top: number): number {
  const name: Pen = { size: 9, weight: 400, colour: inks.quiet }
  const value: Pen = { size: 9.5, weight: 600, colour: inks.text }
  const [left, right] = [a4.margin, a4.margin + factsWidth]
  let y = top + 10
  for (const [label, fact] of words.facts) {
    const besideLabel = factsWidth - widthOfText(document, label, name) - factGap
    const { text, pen } = fitted(document, fact, Math.max(besideLabel, factsWidth / 2), value)
    const besideValue = factsWidth - widthOfText(document, text, pen) - factGap
    writeFitted(document, label, left, y, besideValue, name)
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
  { company, pages, words }: Card,
  logo: Uint8Array | undefined,
): void {
  const top = a4.height - footerHeight
  const codeLeft = a4.width - a4.margin - codeSize
  document.rect(0, top, a4.width, footerHeight).fill(inks.sand)
  drawQrCode(document, pages.apartment, codeLeft, top + 8, codeSize)
  const strong: Pen = { size: 10, weight: 600, colour: inks.sea }
  const small: Pen = { size: 8.5, weight: 400, colour: inks.text }
  const [left, width] = [a4.margin, 270]
  const besideCode = codeLeft - 12
  const room = besideCode - left - width - 8
  writeFittedBefore(document, words.seeOnSite, besideCode, top + 36, room, strong)
  writeFittedBefore(document, words.asOf, besideCode, top + 50, room, small)
  const mark = { left, baseline: top + (logo ? 30 : 26), width, height: 20 }
  drawLogo(document, logo, company.companyName, mark, { ...strong, size: 15, weight: 700 })
  const contacts = [company.phone, company.email].filter(Boolean).join(' · ')
  writeFitted(document, contacts, left, top + 45, width, { ...strong, size: 9.5 })
  writeParagraph(document, company.address, left, top + 60, width, small, 2)
}

const notePen: Pen = { size: 9, weight: 400, colour: inks.text }

/** Its lines are counted for the narrowest place that it may get. */
function soldNoteHeight(document: PDFKit.PDFDocument, { soldNote }: Card['words']): number {
  const lines = linesOf(document, soldNote, factsWidth, notePen).length
  return 28 + lines * notePen.size * lineHeight + 11
}

/** Draws a link to the available apartments, on the card of a sold one, in the place of the payment plan. */
function drawSoldNote(document: PDFKit.PDFDocument, { words, pages }: Card, { left, top, width }: Box): void {
  const { href: url, host, pathname } = new URL(pages.apartments)
  writeFitted(document, words.freeApartments, left, top + 10, width, partTitle)
  const y = writeParagraph(document, words.soldNote, left, top + 28, width, notePen)
  writeFitted(document, host + pathname, left, y + 1, width, { ...notePen, weight: 600, colour: inks.water })
  document.link(left, y - 9, width, 14, url)
}

export async function drawCard(card: Card, images: CardImages): Promise<Buffer> {
  const { language, name, company, apartment, words, day } = card
  const title = [words.title, name].filter(Boolean).join(' · ')
  const info = { language, title, author: company.companyName, day: new Date(day) }
  const { document, bytes } = openDocument(info)
  const plans = card.plans.flatMap((plan, index) => {
    const image = images.plans[index]
    return image ? [{ ...plan, image }] : []
  })
  const edge = drawTop(document, card, images, plans.length)
  drawHeading(document, card, edge)
  const top = edge + headingHeight
  const factsBottom = drawFacts(document, card, top)
  const isSold = apartment.status === 'sold'
  const asideHeight = isSold ? soldNoteHeight(document, words) : paymentHeight(words.steps)
  // On a card without plans, the text may also use the space of the plans.
  const free = a4.height - footerHeight - 40 - asideHeight
  const textBottom = drawCardText(document, card, top, plans.length === 0 ? free : factsBottom)
  const parts = placeLowerParts(plans.length, asideHeight, Math.max(factsBottom, textBottom) + 6)
  if (isSold) drawSoldNote(document, card, parts.aside)
  else drawPaymentPlan(document, words, parts.aside)
  await drawApartments(document, words, plans, parts.plans)
  await drawFloors(document, words, plans, parts.floors)
  drawCardFooter(document, card, images.logo)
  drawBack(document, card)
  document.end()
  return bytes
}

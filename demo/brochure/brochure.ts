import { inks, innerWidth as inner, a4 as page } from '../../backend/pdf/page.ts'
import { openDocument, type Pen, widthOfText, write, writeParagraph } from '../../backend/pdf/pen.ts'
import type { DemoApartment } from '../apartments/apartments.ts'
import { demoBuilding } from '../building-record.ts'
import { rect } from '../geometry/rect.ts'
import type { BrochureContent } from './brochure-content.ts'
import { brochureFacts } from './facts.ts'
import { type DrawnPlan, drawBrochurePlan, partRound, planBounds } from './plan-view.ts'

const bannerHeight = 210

export function drawBrochure(content: BrochureContent): Promise<Buffer> {
  const { apartment, company, image, plans } = content
  const title = `Апартамент ${apartment.values.number}`
  const { document, bytes } = openDocument({
    language: 'bg',
    title: `${title} · ${demoBuilding.name}`,
    author: company.companyName,
    day: new Date(),
  })
  drawBanner(document, image)
  drawHeading(document, title)
  const factsBottom = drawFacts(document, apartment)
  const textBottom = drawText(document, apartment)
  drawPlans(document, plans, apartment, Math.max(factsBottom, textBottom) + 6)
  drawFooter(document, company)
  document.end()
  return bytes
}

function drawBanner(document: PDFKit.PDFDocument, image: Uint8Array): void {
  document.save().rect(0, 0, page.width, bannerHeight).clip()
  document.image(Buffer.from(image), 0, 0, {
    cover: [page.width, bannerHeight],
    align: 'center',
    valign: 'center',
  })
  document.restore()
}

function drawHeading(document: PDFKit.PDFDocument, title: string): void {
  document.rect(page.margin, bannerHeight - 44, 250, 72).fill(inks.sea)
  write(document, demoBuilding.name, page.margin + 18, bannerHeight - 20, {
    size: 12,
    weight: 600,
    colour: inks.sand,
  })
  write(document, title, page.margin + 18, bannerHeight + 12, { size: 25, weight: 700, colour: inks.white })
}

function drawFacts(document: PDFKit.PDFDocument, apartment: DemoApartment): number {
  const width = 200
  const name: Pen = { size: 9.5, weight: 400, colour: inks.quiet }
  const value: Pen = { size: 10, weight: 600, colour: inks.text }
  let y = bannerHeight + 54
  for (const [label, text] of brochureFacts(apartment)) {
    write(document, label, page.margin, y, name)
    write(document, text, page.margin + width - widthOfText(document, text, value), y, value)
    document
      .moveTo(page.margin, y + 5.5)
      .lineTo(page.margin + width, y + 5.5)
      .lineWidth(0.5)
      .stroke(inks.line)
    y += 18
  }
  return y
}

function drawText(document: PDFKit.PDFDocument, { values }: DemoApartment): number {
  const left = page.margin + 230
  const width = inner - 230
  const pen: Pen = { size: 10, weight: 400, colour: inks.text }
  let y = writeParagraph(document, values.description, left, bannerHeight + 54, width, pen) + 6
  for (const feature of values.features) {
    document.circle(left + 2.5, y - 3.2, 1.8).fill(inks.coral)
    y = writeParagraph(document, feature, left + 12, y, width - 12, { ...pen, size: 9.5 }) + 1
  }
  return y
}

/** Draws the plan of the whole floor; for a maisonette the area around it on both floors, side by side. */
function drawPlans(
  document: PDFKit.PDFDocument,
  [plan, upper]: DrawnPlan[],
  { key }: DemoApartment,
  top: number,
): void {
  const bottom = page.height - 52
  if (!plan) return
  if (!upper) {
    const sheet = planBounds(plan)
    const width = Math.min(inner, ((bottom - top) * sheet.right) / sheet.bottom)
    const left = (page.width - width) / 2
    const window = rect(left, top, left + width, top + (width * sheet.bottom) / sheet.right)
    drawBrochurePlan(document, plan, key, sheet, window)
    return
  }
  const width = (inner - 16) / 2
  for (const [index, each] of [plan, upper].entries()) {
    const left = page.margin + index * (width + 16)
    const window = rect(left, top + 22, left + width, bottom)
    write(document, `Етаж ${each.floor}`, left, top + 14, { size: 13, weight: 700, colour: inks.sea })
    drawBrochurePlan(document, each, key, partRound(each, key, window), window)
  }
}

function drawFooter(document: PDFKit.PDFDocument, company: BrochureContent['company']): void {
  const { companyName, phone, email, address } = company
  const pen: Pen = { size: 8.5, weight: 400, colour: inks.quiet }
  const y = page.height - 26
  document.rect(0, page.height - 44, page.width, 44).fill(inks.sand)
  write(document, `${companyName} · ${address}`, page.margin, y, pen)
  const contact = `${phone} · ${email}`
  write(document, contact, page.width - page.margin - widthOfText(document, contact, pen), y, pen)
}

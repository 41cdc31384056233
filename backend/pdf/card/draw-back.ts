import { diagramHours } from '../../../domain/sunlight.ts'
import type { CostLine, CostStep, CostsView } from '../../../text/public/costs-view.ts'
import type { SunView } from '../../../text/public/sun-view.ts'
import { a4, inks, innerWidth, statusInks } from '../page.ts'
import {
  type Pen,
  widthOfText,
  write,
  writeBefore,
  writeFitted,
  writeFittedBefore,
  writeParagraph,
} from '../pen.ts'
import type { Card } from './card.ts'

const { margin: left } = a4
const right = a4.width - left
const pageTitle: Pen = { size: 15, weight: 700, colour: inks.sea }
const partTitle: Pen = { size: 13, weight: 700, colour: inks.sea }
const small: Pen = { size: 8.5, weight: 400, colour: inks.quiet }
const plain: Pen = { size: 9.5, weight: 400, colour: inks.text }
const strong: Pen = { ...plain, weight: 600 }

/** Draws the second page: when the sun reaches the apartment, and what it costs. Without either there is none. */
export function drawBack(document: PDFKit.PDFDocument, { words, sun, costs }: Card): void {
  if (!sun && !costs) return
  document.addPage()
  writeFitted(document, words.title, left, left + 12, innerWidth / 2, pageTitle)
  writeFittedBefore(document, words.place, right, left + 12, innerWidth / 2 - 12, small)
  let top = left + 44
  if (sun) top = drawSun(document, sun, top) + 22
  if (costs) drawCosts(document, costs, top)
}

function drawPartHead(
  document: PDFKit.PDFDocument,
  { title, about }: Pick<SunView, 'title' | 'about'>,
  top: number,
): number {
  writeFitted(document, title, left, top, innerWidth, partTitle)
  return writeParagraph(document, about, left, top + 16, innerWidth, small, 3) + 4
}

const diagram = { width: 260, months: 62, row: 19, bar: 10, axis: 14 }

/** Returns the bottom. */
function drawSun(document: PDFKit.PDFDocument, sun: SunView, start: number): number {
  const top = drawPartHead(document, sun, start)
  const { width, months, row, bar, axis } = diagram
  const { first, last } = diagramHours(sun.days)
  const x = (hours: number) => left + months + ((hours - first) / (last - first)) * (width - months)
  const bottom = top + sun.days.length * row
  for (let hour = Math.ceil(first / 3) * 3; hour <= last; hour += 3) {
    drawLine(document, [x(hour), top], [x(hour), bottom])
    const label = `${hour}:00`
    const pen = { ...small, size: 7 }
    write(document, label, x(hour) - widthOfText(document, label, pen) / 2, bottom + 9, pen)
  }
  sun.days.forEach(({ month, sentence, times }, index) => {
    const middle = top + (index + 0.5) * row
    writeFitted(document, month, left, middle + 3, months - 6, strong)
    drawLine(document, [left + months, middle], [left + width, middle])
    for (const { from, to } of times) {
      document.roundedRect(x(from / 60), middle - bar / 2, x(to / 60) - x(from / 60), bar, 3).fill(inks.sun)
    }
    const beside = left + width + 24
    writeFitted(document, sentence, beside, middle + 3, right - beside, plain, 0.6)
  })
  return bottom + axis
}

function drawLine(
  document: PDFKit.PDFDocument,
  [x, y]: [number, number],
  [toX, toY]: [number, number],
): void {
  document.moveTo(x, y).lineTo(toX, toY).lineWidth(0.5).stroke(inks.line)
}

const lineStep = 17

function drawCosts(document: PDFKit.PDFDocument, costs: CostsView, start: number): void {
  const { lines, maintenance, instalments, steps, due, loan } = costs
  let top = drawPartHead(document, costs, start) + 8
  for (const line of maintenance ? [...lines, maintenance] : lines) top = drawCostLine(document, line, top)
  if (steps.length > 0) {
    writeFitted(document, instalments, left, top + 14, innerWidth, partTitle)
    top += 34
    for (const step of steps) top = drawStep(document, step, costs.dueNow, top)
    if (due) top = drawCostLine(document, { ...due, isSum: true }, top)
  }
  if (!loan) return
  writeFitted(document, loan.title, left, top + 14, innerWidth, partTitle)
  top += 34
  if (loan.monthly) top = drawCostLine(document, loan.monthly, top)
  writeParagraph(document, loan.terms, left, top, innerWidth, plain, 2)
}

/** Returns the baseline of the next line. */
function drawCostLine(
  document: PDFKit.PDFDocument,
  { label, amount, note, isSum = false }: CostLine,
  y: number,
): number {
  const pen: Pen = isSum ? { ...strong, weight: 700, colour: inks.sea } : plain
  const amountPen = isSum ? pen : strong
  const room = innerWidth - widthOfText(document, amount, amountPen) - 16
  writeBefore(document, amount, right, y, amountPen)
  const labelRoom = note ? room * 0.55 : room
  writeFitted(document, label, left, y, labelRoom, pen)
  if (note) {
    const beside = Math.min(widthOfText(document, label, pen), labelRoom) + 8
    writeFitted(document, note, left + beside, y, room - beside, small)
  }
  drawLine(document, [left, y + 5], [right, y + 5])
  return y + lineStep
}

const shareWidth = 44

function drawStep(
  document: PDFKit.PDFDocument,
  { share, moment, amount, isDue }: CostStep,
  dueNow: string,
  y: number,
): number {
  writeFitted(document, share, left, y, shareWidth - 6, strong)
  writeBefore(document, amount, right, y, strong)
  const edge = right - widthOfText(document, amount, strong) - 12
  const mark: Pen = { ...strong, size: 8.5, colour: statusInks.reserved }
  const markWidth = isDue ? Math.min(150, widthOfText(document, dueNow, mark)) : 0
  if (isDue) writeFittedBefore(document, dueNow, edge, y, markWidth + 1, mark)
  writeFitted(document, moment, left + shareWidth, y, edge - markWidth - 10 - left - shareWidth, plain)
  drawLine(document, [left, y + 5], [right, y + 5])
  return y + lineStep
}

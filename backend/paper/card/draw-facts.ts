import { apartmentFields } from '../../../domain/apartment/apartment-fields.ts'
import { apartmentTypeLabels } from '../../../domain/apartment/apartment-type.ts'
import { constructionStageLabels } from '../../../domain/buyer-facts/construction-stage.ts'
import { factsOf } from '../../../domain/record/field-table.ts'
import { inks } from '../inks.ts'
import { innerWidth, paper } from '../open-document.ts'
import {
  fitted,
  lineHeight,
  type Pen,
  widthOfText,
  write,
  writeBefore,
  writeFitted,
  writeParagraph,
} from '../pen.ts'
import type { Card } from './card.ts'

const factsWidth = 196
const factHeight = 16.5

/** The lines of the apartment's page, and how far the building is. */
export function cardFacts({ home, buyer }: Pick<Card, 'home' | 'buyer'>): [label: string, text: string][] {
  return [
    ['Тип', apartmentTypeLabels[home.type]],
    ...factsOf(apartmentFields, home),
    ...(buyer.stage === 'none' ? [] : [['Етап', constructionStageLabels[buyer.stage]] as [string, string]]),
    ...(buyer.completion === '' ? [] : [['Завършване', buyer.completion] as [string, string]]),
  ]
}

/** Returns where the list ends. */
export function drawFacts(document: PDFKit.PDFDocument, card: Card, top: number): number {
  const name: Pen = { size: 9, weight: 400, colour: inks.quiet }
  const value: Pen = { size: 9.5, weight: 600, colour: inks.text }
  const [left, right] = [paper.margin, paper.margin + factsWidth]
  let y = top + 10
  for (const [label, words] of cardFacts(card)) {
    write(document, label, left, y, name)
    const room = factsWidth - widthOfText(document, label, name) - 8
    const { text, pen } = fitted(document, words, room, value)
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

const column = { left: paper.margin + factsWidth + 24, width: innerWidth - factsWidth - 24 }

/** The description and what else there is, as far as there is room; returns where they end. */
export function drawText(
  document: PDFKit.PDFDocument,
  { home: { description, features } }: Card,
  top: number,
  bottom: number,
): number {
  const pen: Pen = { size: 9.5, weight: 400, colour: inks.text }
  const rows = Math.min(Math.ceil(features.length / 2), 5)
  const room = bottom - top - rows * featureHeight - 5
  const lines = Math.max(1, Math.floor(room / (pen.size * lineHeight)))
  const y = writeParagraph(document, description, column.left, top + 10, column.width, pen, lines)
  return drawFeatures(document, features.slice(0, 2 * rows), description === '' ? y : y + 5)
}

const featureHeight = 13.5

/** In two columns. */
function drawFeatures(document: PDFKit.PDFDocument, features: string[], top: number): number {
  const half = column.width / 2
  features.forEach((feature, index) => {
    const x = column.left + (index % 2) * half
    const y = top + Math.floor(index / 2) * featureHeight
    document.circle(x + 2.5, y - 3, 1.8).fill(inks.coral)
    writeFitted(document, feature, x + 10, y, half - 16, { size: 9, weight: 400, colour: inks.text })
  })
  return top + Math.ceil(features.length / 2) * featureHeight
}

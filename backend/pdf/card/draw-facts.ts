import { apartmentFields } from '../../../domain/apartment/apartment-fields.ts'
import { apartmentTypeLabels } from '../../../domain/apartment/apartment-type.ts'
import { constructionStageLabels } from '../../../domain/buyer-facts/construction-stage.ts'
import { factsOf } from '../../../domain/record/field-table.ts'
import { inks } from '../inks.ts'
import { a4 } from '../open-document.ts'
import { fitted, type Pen, widthOfText, write, writeBefore } from '../pen.ts'
import type { Card } from './card.ts'
import { factsWidth } from './place-parts.ts'

/** The heading says where the apartment is. */
const { entrance, floor, ...shownFields } = apartmentFields

const factHeight = 16.5

/** The lines of the apartment's page, and how far the building is. */
export function cardFacts({
  apartment,
  buyer,
}: Pick<Card, 'apartment' | 'buyer'>): [label: string, text: string][] {
  return [
    ['Тип', apartmentTypeLabels[apartment.type]],
    ...factsOf<typeof shownFields>(shownFields, apartment),
    ...(buyer.stage === 'none' ? [] : [['Етап', constructionStageLabels[buyer.stage]] as [string, string]]),
    ...(buyer.completion === '' ? [] : [['Завършване', buyer.completion] as [string, string]]),
  ]
}

/** Returns where the list ends. */
export function drawFacts(document: PDFKit.PDFDocument, card: Card, top: number): number {
  const name: Pen = { size: 9, weight: 400, colour: inks.quiet }
  const value: Pen = { size: 9.5, weight: 600, colour: inks.text }
  const [left, right] = [a4.margin, a4.margin + factsWidth]
  let y = top + 10
  for (const [label, fact] of cardFacts(card)) {
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

import { instalments } from '../../../domain/buyer-facts/payment-plan.ts'
import { formatPrice, isHiddenPrice } from '../../../domain/formats/money.ts'
import { inks } from '../inks.ts'
import { type Pen, widthOfText, write, writeBefore, writeFitted } from '../pen.ts'
import type { Card } from './card.ts'
import type { Box } from './place-parts.ts'

const titleHeight = 20
const stepHeight = 14.5

interface Step {
  share: string
  moment: string
  amount: string
}

/** What is paid when, as the apartment's page says it: of a sold apartment nothing, without a price only the parts. */
export function paymentSteps({ apartment, buyer }: Pick<Card, 'apartment' | 'buyer'>): Step[] {
  if (apartment.status === 'sold') return []
  const price = isHiddenPrice(apartment.price) ? 0 : apartment.price
  return instalments(price, buyer.paymentPlan).map(({ percent, moment, amount }) => ({
    share: `${percent} %`,
    moment,
    amount: formatPrice(amount) ?? '',
  }))
}

export function paymentHeight(steps: Step[]): number {
  return steps.length === 0 ? 0 : titleHeight + steps.length * stepHeight
}

export function drawPaymentPlan(
  document: PDFKit.PDFDocument,
  steps: Step[],
  { left, top, width }: Box,
): void {
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

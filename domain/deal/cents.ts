import type { Formats } from '../formats/formats.ts'
import { formatPrice } from '../formats/money.ts'

/** Money is reckoned in integers of cents: euros with decimals would lose a cent in a sum. */
export function toCents(euros: number): number {
  return Math.round(euros * 100)
}

/** As readers of one language write it. */
export function formatCentsIn({ euros }: Pick<Formats, 'euros'>, cents: number): string {
  return euros(cents / 100)
}

/** „12 500 €“, and with cents only where there are some. */
export function formatCents(cents: number): string {
  if (cents < 0) return `−${formatCents(-cents)}`
  return formatPrice(cents / 100) ?? '0 €'
}

export function sumOf(amounts: readonly { amount: number }[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0)
}

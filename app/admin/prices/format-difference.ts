import { formatPrice, isHiddenPrice } from '../../../domain/formats/money.ts'

const percents = new Intl.NumberFormat('bg-BG', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** „+3 900 €“ and „+3,0 %“; there is no percentage where the old price was hidden. */
export function formatDifference(from: number, to: number): { euros: string; percent: string | undefined } {
  const sign = to < from ? '−' : '+'
  const euros = to === from ? '0 €' : `${sign}${formatPrice(Math.abs(to - from))}`
  const percent = isHiddenPrice(from)
    ? undefined
    : `${sign}${percents.format((Math.abs(to - from) / from) * 100)} %`
  return { euros, percent }
}

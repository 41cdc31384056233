import { formatDate } from '../formats/dates.ts'
import { formatNumber } from '../formats/measures.ts'
import { formatPrice, isHiddenPrice } from '../formats/money.ts'
import type { Warning } from '../record/warning.ts'

interface Known {
  /** The list price of all units that are sold together; 0 when it is not known. */
  listPrice: number
  /** The first day of the reservation. */
  from: string
}

interface Said {
  finalPrice?: number | null
  contractDate?: string | null
}

const maxPercentOff = 30

/** Warns of values that are more likely a typing error: a digit too few or too many, or another month. */
export function saleWarnings({ finalPrice, contractDate }: Said, { listPrice, from }: Known): Warning[] {
  return [
    ...(finalPrice ? finalPriceWarnings(finalPrice, listPrice) : []),
    ...(contractDate ? contractDateWarnings(contractDate, from) : []),
  ]
}

function finalPriceWarnings(finalPrice: number, listPrice: number): Warning[] {
  if (isHiddenPrice(listPrice)) return []
  const percent = ((finalPrice - listPrice) / listPrice) * 100
  if (Math.abs(percent) <= maxPercentOff) return []
  const off = `${formatNumber(Math.round(Math.abs(percent)))} % ${percent > 0 ? 'над' : 'под'}`
  const message = `Крайната цена (${formatPrice(finalPrice)}) е с ${off} цената по листа (${formatPrice(listPrice)}).`
  return [{ id: `final-price:${finalPrice}`, message }]
}

function contractDateWarnings(contractDate: string, from: string): Warning[] {
  if (contractDate >= from) return []
  const message = `Договорът е от ${formatDate(contractDate)}, преди началото на резервацията (${formatDate(from)}).`
  return [{ id: `contract:${contractDate}`, message }]
}

import { formatArea, formatNumber } from '../formats/measures.ts'
import { formatPrice, isHiddenPrice } from '../formats/money.ts'

/** What is allowed but unlikely: a person says once that it is meant. */
export interface Warning {
  /** The same as long as the warning is about the same values: a confirmation is good for nothing else. */
  id: string
  message: string
}

const maxPercentOff = 10

/** A price far from the one that is stored; hidden ones are compared with nothing. */
export function priceWarnings(before: number, now: number): Warning[] {
  if (isHiddenPrice(before) || before === now) return []
  const percent = ((now - before) / before) * 100
  if (Math.abs(percent) <= maxPercentOff) return []
  const change = `${percent > 0 ? '+' : '−'}${formatNumber(Math.round(Math.abs(percent)))} %`
  const message = isHiddenPrice(now)
    ? `Цената е ${formatPrice(before)} и вече няма да се показва.`
    : `Цената се променя от ${formatPrice(before)} на ${formatPrice(now)} (${change}).`
  return [{ id: `price:${now}`, message }]
}

/** Terraces and common parts are in the gross area, so the net one is at most as large. */
export function areaWarnings({ netArea, area }: { netArea: number; area: number }): Warning[] {
  if (netArea <= area) return []
  const message = `Чистата площ (${formatArea(netArea)}) е по-голяма от общата (${formatArea(area)}).`
  return [{ id: `areas:${netArea}:${area}`, message }]
}

/** Warnings that the record has not had before: what was meant once is not asked again at every save. */
export function newWarnings(now: readonly Warning[], before: readonly Warning[]): Warning[] {
  return now.filter(({ id }) => !before.some((known) => known.id === id))
}

/** What a form says of the warnings that were confirmed; ids have no spaces. */
export function confirmationOf(warnings: readonly Warning[]): string {
  return warnings.map(({ id }) => id).join(' ')
}

export function isConfirmed(warnings: readonly Warning[], confirmation: string): boolean {
  const confirmedIds = confirmation.split(' ')
  return warnings.every(({ id }) => confirmedIds.includes(id))
}

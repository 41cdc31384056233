import { formatArea, formatNumber } from '../formats/measures.ts'
import { formatPrice, isHiddenPrice } from '../formats/money.ts'

/** Something odd about values that may still be saved, once a person has confirmed it. */
export interface Warning {
  /**
   * Contains the values that the warning is about, so that a confirmation does not hold for other values. It
   * has no spaces, because a confirmation separates ids by them.
   */
  id: string
  message: string
}

const maxPriceChangePercent = 10

/** Warns of a price that differs by over ten percent from the stored one, unless the stored one is hidden. */
export function priceWarnings(before: number, now: number): Warning[] {
  if (isHiddenPrice(before) || before === now) return []
  const percent = ((now - before) / before) * 100
  if (Math.abs(percent) <= maxPriceChangePercent) return []
  const change = `${percent > 0 ? '+' : '−'}${formatNumber(Math.round(Math.abs(percent)))} %`
  const message = isHiddenPrice(now)
    ? `Цената е ${formatPrice(before)} и вече няма да се показва.`
    : `Цената се променя от ${formatPrice(before)} на ${formatPrice(now)} (${change}).`
  return [{ id: `price:${now}`, message }]
}

/** Warns of a net area above the total one, which includes it and a share of the common parts. */
export function areaWarnings({ netArea, area }: { netArea: number; area: number }): Warning[] {
  if (netArea <= area) return []
  const message = `Чистата площ (${formatArea(netArea)}) е по-голяма от общата (${formatArea(area)}).`
  return [{ id: `areas:${netArea}:${area}`, message }]
}

/** Leaves out warnings that the stored record gives, too: they were confirmed when it was saved. */
export function newWarnings(now: readonly Warning[], before: readonly Warning[]): Warning[] {
  return now.filter(({ id }) => !before.some((known) => known.id === id))
}

/** What a form sends as `confirmed`: the ids of the warnings that a person has confirmed. */
export function confirmationOf(warnings: readonly Warning[]): string {
  return warnings.map(({ id }) => id).join(' ')
}

export function isConfirmed(warnings: readonly Warning[], confirmation: string): boolean {
  const confirmedIds = confirmation.split(' ')
  return warnings.every(({ id }) => confirmedIds.includes(id))
}

/** Asks a person to confirm warnings before something is saved. */
export interface Question {
  warnings: string[]
  /** What the next request sends as `confirmed`. */
  confirmation: string
}

export function questionOf(warnings: readonly Warning[]): Question {
  return { warnings: warnings.map(({ message }) => message), confirmation: confirmationOf(warnings) }
}

import { amountFilter, maxEuros, maxSquareMetres } from './apartment-filters.ts'

const priceStep = 5000
const areaStep = 5
/**
 * Multiples of the step stay as typed up to this many steps. The limit keeps the page cache small: at most 199
 * round prices and 199 round areas.
 */
const maxSteps = 199

/**
 * All prices that select the same apartments are mapped to one of them, so that the page cache holds one page
 * for all: to a round price if one lies between the prices of two apartments, else to the price of an
 * apartment. A text that is no amount stays as it is, because the page repeats it beside the error.
 */
export function canonicalMaxPrice(typed: string, prices: readonly number[]): string {
  const amount = amountFilter(typed, 'amount', maxEuros)
  if (amount === undefined) return typed
  if (isRound(amount, priceStep)) return usualWriting(typed, amount)
  const reached = Math.max(0, ...prices.filter((price) => price <= amount))
  const beyond = Math.min(...prices.filter((price) => price > amount))
  if (beyond === Number.POSITIVE_INFINITY)
    return String(Math.max(priceStep, Math.ceil(reached / priceStep) * priceStep))
  const round = (Math.ceil(beyond / priceStep) - 1) * priceStep
  return String(round > 0 && round >= reached ? round : reached || 1)
}

/** Does for the smallest area what `canonicalMaxPrice` does for the highest price. */
export function canonicalMinArea(typed: string, areas: readonly number[]): string {
  const amount = amountFilter(typed, 'area', maxSquareMetres)
  if (amount === undefined) return typed
  if (isRound(amount, areaStep)) return usualWriting(typed, amount)
  const tooSmall = Math.max(0, ...areas.filter((area) => area < amount))
  const reached = Math.min(...areas.filter((area) => area >= amount))
  const round = (Math.floor(tooSmall / areaStep) + 1) * areaStep
  return String(Math.min(round, reached))
}

/**
 * Both „150000“ and „150 000“ stay as typed, because the field shows the amount again; any other spelling becomes
 * plain digits.
 */
function usualWriting(typed: string, amount: number): string {
  const inThousands = String(amount).replace(/\B(?=(\d{3})+$)/g, ' ')
  return typed === inThousands ? typed : String(amount)
}

function isRound(amount: number, step: number): boolean {
  return amount % step === 0 && amount / step <= maxSteps
}

import { amountFilter } from '../lists/amount-filter.ts'
import { maxEuros, maxSquareMetres } from './apartment-filters.ts'

const priceStep = 5000
const areaStep = 5
/** Round amounts up to here stay as they are typed; there are 199 of each. */
const maxSteps = 199

/**
 * Of all largest prices that leave the same apartments in a list, the one that stands for them: a round one, if there is any
 * between two prices. What cannot be read stays as it is, for the page says so beside it.
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

/** The same for the smallest area. */
export function canonicalMinArea(typed: string, areas: readonly number[]): string {
  const amount = amountFilter(typed, 'area', maxSquareMetres)
  if (amount === undefined) return typed
  if (isRound(amount, areaStep)) return usualWriting(typed, amount)
  const tooSmall = Math.max(0, ...areas.filter((area) => area < amount))
  const reached = Math.min(...areas.filter((area) => area >= amount))
  const round = (Math.floor(tooSmall / areaStep) + 1) * areaStep
  return String(Math.min(round, reached))
}

/** As it was typed, where it is written in one of two ways: the field shows it again. */
function usualWriting(typed: string, amount: number): string {
  const inThousands = String(amount).replace(/\B(?=(\d{3})+$)/g, ' ')
  return typed === inThousands ? typed : String(amount)
}

function isRound(amount: number, step: number): boolean {
  return amount % step === 0 && amount / step <= maxSteps
}

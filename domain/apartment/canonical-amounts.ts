import { type AmountFilter, readAmount } from './apartment-filters.ts'

/** Of prices in euros, and of areas in square metres. */
export const amountSteps = { minPrice: 5000, maxPrice: 5000, minArea: 5, maxArea: 5 } as const
/**
 * Multiples of the step stay as typed up to this many steps. The limit keeps the page cache small: at most 199
 * round prices and 199 round areas.
 */
const maxSteps = 199

/**
 * All amounts of a filter that select the same apartments are mapped to one of them, so that the page cache holds
 * one page for all: to a round amount if one lies between the amounts of two apartments, else to the amount of an
 * apartment. A text that is no amount stays as it is, because the page repeats it beside the error.
 */
export function canonicalAmount(name: AmountFilter, typed: string, known: readonly number[]): string {
  const amount = readAmount(name, typed)
  if (amount === undefined) return typed
  const step = amountSteps[name]
  if (isRound(amount, step)) return String(amount)
  return String(name.startsWith('max') ? highest(amount, step, known) : lowest(amount, step, known))
}

function highest(amount: number, step: number, known: readonly number[]): number {
  const reached = Math.max(0, ...known.filter((each) => each <= amount))
  const beyond = Math.min(...known.filter((each) => each > amount))
  if (beyond === Number.POSITIVE_INFINITY) return Math.max(step, Math.ceil(reached / step) * step)
  const round = (Math.ceil(beyond / step) - 1) * step
  return round > 0 && round >= reached ? round : reached || leastAmount
}

/** Is less than the amount of any apartment, where there is no room for a round amount. */
const leastAmount = 0.01

function lowest(amount: number, step: number, known: readonly number[]): number {
  const tooSmall = Math.max(0, ...known.filter((each) => each < amount))
  const reached = Math.min(...known.filter((each) => each >= amount))
  return Math.min((Math.floor(tooSmall / step) + 1) * step, reached)
}

function isRound(amount: number, step: number): boolean {
  return amount % step === 0 && amount / step <= maxSteps
}

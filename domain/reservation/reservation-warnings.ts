import { addDays } from '../formats/day-of-sofia.ts'
import { isHiddenPrice } from '../formats/money.ts'
import type { Warning } from '../record/warning.ts'
import type { Status } from '../status.ts'
import { discountPercent, type ListPrice, type Prices, wholeListPrice } from './discount.ts'
import type { Reservation } from './reservation.ts'

interface TermContext extends ListPrice {
  today: string
}

const maxDays = { ahead: 180, before: 30 }

/** Warns of values that are probably typing errors: a wrong year or month, or a digit too many. */
export function termWarnings(
  { from, until, deposit }: Pick<Reservation, 'from' | 'until' | 'deposit'>,
  { today, ...list }: TermContext,
): Warning[] {
  return [
    ...untilWarnings(until, today),
    ...fromWarnings(from, today),
    ...depositWarnings(deposit, wholeListPrice(list)),
  ]
}

function untilWarnings(until: string, today: string): Warning[] {
  if (until < today) return [{ id: `past:${until}`, kind: 'last-day-past', day: until }]
  if (until <= addDays(today, maxDays.ahead)) return []
  return [{ id: `far:${until}`, kind: 'last-day-far', day: until, most: maxDays.ahead }]
}

function fromWarnings(from: string, today: string): Warning[] {
  if (from <= addDays(today, maxDays.before)) return []
  return [{ id: `from:${from}`, kind: 'first-day-far', day: from, most: maxDays.before }]
}

function depositWarnings(deposit: number, price: number): Warning[] {
  if (isHiddenPrice(price) || deposit <= price) return []
  return [{ id: `deposit:${deposit}`, kind: 'deposit-above-price', deposit, price }]
}

interface SaleContext extends ListPrice {
  from: string
}

interface SaleValues {
  finalPrice?: number | null
  contractDate?: string | null
}

const maxDiscountPercent = 30

/** Warns of values that are probably typing errors: a digit too few or too many, or a wrong month. */
export function saleWarnings(
  { finalPrice, contractDate }: SaleValues,
  { from, ...list }: SaleContext,
): Warning[] {
  return [
    ...(finalPrice ? finalPriceWarnings(finalPrice, list) : []),
    ...(contractDate ? contractDateWarnings(contractDate, from) : []),
  ]
}

/** More than the known part of the list price is not odd: the rest may cost that. */
function finalPriceWarnings(finalPrice: number, { listPrice, unpricedUnits }: ListPrice): Warning[] {
  if (isHiddenPrice(listPrice)) return []
  const percent = ((finalPrice - listPrice) / listPrice) * 100
  if (Math.abs(percent) <= maxDiscountPercent || (percent > 0 && unpricedUnits > 0)) return []
  return [{ id: `final-price:${finalPrice}`, kind: 'final-price-off', finalPrice, listPrice, percent }]
}

function contractDateWarnings(contractDate: string, from: string): Warning[] {
  if (contractDate >= from) return []
  return [{ id: `contract:${contractDate}`, kind: 'contract-before-reservation', contractDate, from }]
}

export const discountWarningId = 'discount:'

/** Of a discount that waits for an administrator. */
export function discountWarnings(prices: Prices, limit: number | null): Warning[] {
  const { price, unpricedUnits } = prices
  const percent = discountPercent(prices)
  return [
    { id: `${discountWarningId}${price}`, kind: 'discount-waits', percent, unpricedUnits, limit: limit ?? 0 },
  ]
}

/** Of a unit that becomes sold without a recorded sale. */
export const saleMissing: Warning = { id: 'sale-missing', kind: 'sale-missing' }

type ActiveReservation = Pick<Reservation, 'id' | 'state' | 'buyerName' | 'until' | 'contractDate'>

interface StatusChange {
  /** Absent for a new unit. */
  before?: Status | undefined
  now: Status
}

/**
 * Warns of a new status that contradicts an active reservation, and of a unit that becomes sold without a recorded sale.
 * It may be saved once it is confirmed: the reservation itself stays, and its buyer is not notified; the sums of the
 * sales lack what has no recorded sale.
 */
export function statusWarnings(
  { before, now }: StatusChange,
  activeReservation: ActiveReservation | undefined,
): Warning[] {
  if (isSoldWithoutSale({ before, now }, activeReservation)) return [saleMissing]
  if (!activeReservation || now === before) return []
  return activeReservation.state === 'sold'
    ? soldUnitWarnings(now, activeReservation)
    : reservedUnitWarnings(now, activeReservation)
}

export function isSoldWithoutSale({ before, now }: StatusChange, activeReservation: unknown): boolean {
  return now === 'sold' && before !== 'sold' && activeReservation === undefined
}

function reservedUnitWarnings(now: Status, { id, buyerName, until }: ActiveReservation): Warning[] {
  if (now === 'reserved') return []
  return [
    { id: `reservation:${id}:${now}`, kind: 'reservation-stays', reservationId: id, buyerName, until, now },
  ]
}

function soldUnitWarnings(now: Status, { id, buyerName, contractDate }: ActiveReservation): Warning[] {
  if (now === 'sold') return []
  return [{ id: `sale:${id}:${now}`, kind: 'sale-stays', reservationId: id, buyerName, contractDate }]
}

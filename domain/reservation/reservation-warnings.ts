import { formatDate } from '../formats/dates.ts'
import { addDays } from '../formats/day-of-sofia.ts'
import { formatNumber } from '../formats/measures.ts'
import { formatPrice, isHiddenPrice } from '../formats/money.ts'
import type { Warning } from '../record/warning.ts'
import type { Status } from '../status.ts'
import { formatSale, type Reservation } from './reservation.ts'

interface TermContext {
  today: string
  /** The apartment's price; 0 when it is not known. */
  price: number
}

const maxDays = { ahead: 180, before: 30 }

/** Warns of values that are probably typing errors: a wrong year or month, or a digit too many. */
export function termWarnings(
  { from, until, deposit }: Pick<Reservation, 'from' | 'until' | 'deposit'>,
  { today, price }: TermContext,
): Warning[] {
  return [...untilWarnings(until, today), ...fromWarnings(from, today), ...depositWarnings(deposit, price)]
}

function untilWarnings(until: string, today: string): Warning[] {
  const day = formatDate(until)
  if (until < today) {
    const message = `Последният ден (${day}) вече е минал: резервацията ще изтече до час и апартаментът ще се освободи.`
    return [{ id: `past:${until}`, message }]
  }
  if (until <= addDays(today, maxDays.ahead)) return []
  const message = `Последният ден (${day}) е след повече от ${maxDays.ahead} дни: дотогава никой друг не може да резервира апартамента.`
  return [{ id: `far:${until}`, message }]
}

function fromWarnings(from: string, today: string): Warning[] {
  if (from <= addDays(today, maxDays.before)) return []
  const message = `Резервацията започва на ${formatDate(from)}, след повече от ${maxDays.before} дни; апартаментът е резервиран още отсега.`
  return [{ id: `from:${from}`, message }]
}

function depositWarnings(deposit: number, price: number): Warning[] {
  if (isHiddenPrice(price) || deposit <= price) return []
  const message = `Капарото (${formatPrice(deposit)}) е по-голямо от цената на апартамента (${formatPrice(price)}).`
  return [{ id: `deposit:${deposit}`, message }]
}

interface SaleContext {
  /** The list price of all units that are sold together; 0 when it is not known. */
  listPrice: number
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
  { listPrice, from }: SaleContext,
): Warning[] {
  return [
    ...(finalPrice ? finalPriceWarnings(finalPrice, listPrice) : []),
    ...(contractDate ? contractDateWarnings(contractDate, from) : []),
  ]
}

function finalPriceWarnings(finalPrice: number, listPrice: number): Warning[] {
  if (isHiddenPrice(listPrice)) return []
  const percent = ((finalPrice - listPrice) / listPrice) * 100
  if (Math.abs(percent) <= maxDiscountPercent) return []
  const off = `${formatNumber(Math.round(Math.abs(percent)))} % ${percent > 0 ? 'над' : 'под'}`
  const message = `Крайната цена (${formatPrice(finalPrice)}) е с ${off} цената по листа (${formatPrice(listPrice)}).`
  return [{ id: `final-price:${finalPrice}`, message }]
}

function contractDateWarnings(contractDate: string, from: string): Warning[] {
  if (contractDate >= from) return []
  const message = `Договорът е от ${formatDate(contractDate)}, преди началото на резервацията (${formatDate(from)}).`
  return [{ id: `contract:${contractDate}`, message }]
}

type ActiveReservation = Pick<Reservation, 'id' | 'state' | 'buyerName' | 'until' | 'contractDate'>

/**
 * Warns of a new status that contradicts an active reservation. It may be saved once it is confirmed: the
 * reservation itself stays, and its buyer is not notified.
 */
export function statusWarnings(
  { before, now }: { before: Status; now: Status },
  activeReservation: ActiveReservation | undefined,
): Warning[] {
  if (!activeReservation || now === before) return []
  return activeReservation.state === 'sold'
    ? soldUnitWarnings(now, activeReservation)
    : reservedUnitWarnings(now, activeReservation)
}

function reservedUnitWarnings(now: Status, { id, buyerName, until }: ActiveReservation): Warning[] {
  if (now === 'reserved') return []
  const advice =
    now === 'sold'
      ? 'За да запишете продажба, изберете „Продай“ в резервацията.'
      : 'За да прекратите резервацията, изберете „Освободи“ в нея.'
  const message = `Има активна резервация на ${buyerName}, валидна до ${formatDate(until)}; тя остава. ${advice}`
  return [{ id: `reservation:${id}:${now}`, message }]
}

function soldUnitWarnings(now: Status, sale: ActiveReservation): Warning[] {
  if (now === 'sold') return []
  const advice = 'За да я отмените, изберете „Върни“ в нея.'
  return [
    {
      id: `sale:${sale.id}:${now}`,
      message: `Има записана ${formatSale(sale)}; тя остава. ${advice}`,
    },
  ]
}

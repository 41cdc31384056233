import { formatDate } from '../formats/dates.ts'
import { formatPrice, isHiddenPrice } from '../formats/money.ts'
import type { Doubt } from '../record/doubt.ts'
import { addDays } from './days-left.ts'
import type { Reservation } from './reservation.ts'

interface Known {
  today: string
  /** Of the home; 0 when that is not known. */
  price: number
}

const mostDays = { ahead: 180, before: 30 }

/** What is possible of a reservation, but more likely a slip: another year or month, a digit too many. */
export function doubtTerms(
  { from, until, deposit }: Pick<Reservation, 'from' | 'until' | 'deposit'>,
  { today, price }: Known,
): Doubt[] {
  return [...doubtUntil(until, today), ...doubtFrom(from, today), ...doubtDeposit(deposit, price)]
}

function doubtUntil(until: string, today: string): Doubt[] {
  const day = formatDate(until)
  if (until < today) {
    const words = `Последният ден (${day}) вече е минал: резервацията ще изтече до час и апартаментът ще се освободи.`
    return [{ id: `past:${until}`, words }]
  }
  if (until <= addDays(today, mostDays.ahead)) return []
  const words = `Последният ден (${day}) е след повече от ${mostDays.ahead} дни: дотогава никой друг не може да резервира апартамента.`
  return [{ id: `far:${until}`, words }]
}

function doubtFrom(from: string, today: string): Doubt[] {
  if (from <= addDays(today, mostDays.before)) return []
  const words = `Резервацията започва на ${formatDate(from)}, след повече от ${mostDays.before} дни; апартаментът е резервиран още отсега.`
  return [{ id: `from:${from}`, words }]
}

function doubtDeposit(deposit: number, price: number): Doubt[] {
  if (isHiddenPrice(price) || deposit <= price) return []
  const words = `Капарото (${formatPrice(deposit)}) е по-голямо от цената на апартамента (${formatPrice(price)}).`
  return [{ id: `deposit:${deposit}`, words }]
}

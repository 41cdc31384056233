import { formatDate } from '../formats/dates.ts'
import { formatPrice, isHiddenPrice } from '../formats/money.ts'
import type { Warning } from '../record/warning.ts'
import { addDays } from '../formats/day-of-sofia.ts'
import type { Reservation } from './reservation.ts'

interface Known {
  today: string
  /** The apartment's price; 0 when it is not known. */
  price: number
}

const maxDays = { ahead: 180, before: 30 }

/** Warns of values that are more likely a typing error: another year or month, or a digit too many. */
export function termWarnings(
  { from, until, deposit }: Pick<Reservation, 'from' | 'until' | 'deposit'>,
  { today, price }: Known,
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

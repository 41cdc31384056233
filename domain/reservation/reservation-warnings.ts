import { formatDate } from '../formats/dates.ts'
import type { Warning } from '../record/warning.ts'
import type { Status } from '../status.ts'
import { formatSale } from './format-sale.ts'
import type { Reservation } from './reservation.ts'

type ActiveReservation = Pick<Reservation, 'id' | 'state' | 'buyerName' | 'until' | 'contractDate'>

/**
 * A status may contradict an active reservation, but the form asks first: the reservation stays, and its buyer would
 * not know of the change.
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

import { formatDate } from '../formats/dates.ts'
import type { Doubt } from '../record/doubt.ts'
import type { Status } from '../status.ts'

interface Running {
  id: string
  buyerName: string
  until: string
}

const mostNamed = 5

/** The same for many rows at once: whose reservations are among them. */
export function doubtStatuses(now: Status, running: readonly Running[]): Doubt[] {
  if (running.length === 0 || now === 'reserved') return []
  const names = running.slice(0, mostNamed).map(({ buyerName }) => buyerName)
  const more = running.length > mostNamed ? ` и още ${running.length - mostNamed}` : ''
  const words = `Сред избраните има активни резервации (${names.join(', ')}${more}). Те остават, а новият статус им противоречи.`
  return [{ id: `reservations:${now}:${running.map(({ id }) => id).join('+')}`, words }]
}

/**
 * A status is set freely, but one that contradicts a running reservation is asked about: the reservation stays, and its
 * buyer would not know.
 */
export function doubtStatus(
  { before, now }: { before: Status; now: Status },
  running: Running | undefined,
): Doubt[] {
  if (!running || now === before || now === 'reserved') return []
  const { id, buyerName, until } = running
  const advice =
    now === 'sold'
      ? 'За да запишете продажба, изберете „Продай“ в резервацията.'
      : 'За да прекратите резервацията, изберете „Освободи“ в нея.'
  const words = `Има активна резервация на ${buyerName}, валидна до ${formatDate(until)}; тя остава. ${advice}`
  return [{ id: `reservation:${id}:${now}`, words }]
}

import { formatDate } from '../formats/dates.ts'
import type { Doubt } from '../record/doubt.ts'
import type { Status } from '../status.ts'

interface Running {
  id: string
  buyerName: string
  until: string
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

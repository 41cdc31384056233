import type { RecordChange } from '../../../domain/record/record-change.ts'
import type { historyText as text } from '../../text/admin/history.ts'

/** What somebody did with a reservation: all that it changed is one entry of the history. */
export type ReservationAct = keyof typeof text.acts

const ends: Record<string, ReservationAct> = {
  running: 'resumed',
  released: 'released',
  expired: 'expired',
  sold: 'sold',
}

/** By the change of the reservation itself. */
export function actOf({ kind, fields }: Pick<RecordChange, 'kind' | 'fields'>): ReservationAct {
  if (kind === 'added') return 'reserved'
  return ends[String(fields.state?.to)] ?? 'revised'
}

import { decodeColumns, type EncodedColumns } from '../../../domain/lists/encode-columns.ts'
import { choice } from '../../../domain/lists/query.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { type ReservationChange, reservationChanges } from '../reservations/reservation-changes.ts'

export const gridDealFields = [
  'id',
  'state',
  'buyerName',
  'clientId',
  'until',
  'deposit',
  'depositState',
  'approval',
  'agreedPrice',
  'finalPrice',
  'contractDate',
] as const

/** A running reservation or a sale, as the grid receives it: plain values, so that columns can hold them. */
export interface GridDealRow extends Pick<Reservation, (typeof gridDealFields)[number]> {
  /** The ids of the units that it holds, and the changes that the person may make, each with spaces between them. */
  units: string
  changes: string
  /** Empty without an agent. */
  agent: string
  /** Null also where the enquiry was deleted. */
  enquiryId: string | null
  /** Cents; null where the person may not read the deal. */
  paid: number | null
}

export interface GridDeal extends Omit<GridDealRow, 'units' | 'changes'> {
  changes: ReservationChange[]
}

/** Finds the deal that holds a unit: its running reservation, else its newest sale, which come first in the rows. */
export function dealsByUnit(encoded: EncodedColumns<GridDealRow>): ReadonlyMap<string, GridDeal> {
  const found = new Map<string, GridDeal>()
  for (const { units, changes, ...row } of decodeColumns(encoded)) {
    const deal = {
      ...row,
      changes: changes.split(' ').flatMap((each) => choice(reservationChanges, each) ?? []),
    }
    for (const id of units.split(' ')) if (!found.has(id)) found.set(id, deal)
  }
  return found
}

/** „ИП“ of „Иван Георгиев Петров“: the first and the last name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '')
  return letters.join('').toLocaleUpperCase('bg')
}

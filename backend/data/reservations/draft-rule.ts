import type { Apartment } from '../../../domain/apartment/apartment.ts'
import type { Database } from '../database.ts'
import { findActiveReservation, listActiveReservations } from './queries.ts'

type DraftFacts = Pick<Apartment, 'id' | 'number' | 'status' | 'isDraft'>

/** Reserved and sold apartments cannot be drafts. */
export class DraftRefused extends Error {
  readonly apartments: Pick<Apartment, 'id' | 'number'>[]
  constructor(apartments: Pick<Apartment, 'id' | 'number'>[]) {
    super(`${apartments.length} apartments are reserved or sold and cannot be drafts`)
    this.apartments = apartments
  }
}

interface DraftChange {
  /** Undefined for a new apartment. */
  before: DraftFacts | undefined
  now: DraftFacts
}

/**
 * Throws DraftRefused when apartments become drafts although they are reserved or sold, or drafts become reserved or
 * sold: by their status, which needs no recorded deal, or by an active reservation, whatever the status says. The sums
 * of the sales leave drafts out and would lack them. Call it in the transaction that has changed the apartments: their
 * rows are locked by then, so a reservation that is made at the same moment waits.
 */
export async function assertMayBeDrafts(db: Database, changes: readonly DraftChange[]): Promise<void> {
  const drafts = changes
    .filter(({ before, now }) => now.isDraft && !(before?.isDraft && before.status === now.status))
    .map(({ now }) => now)
  const held = await readHeld(db, drafts)
  const taken = drafts.filter(({ id, status }) => status !== 'available' || held.has(id))
  if (taken.length > 0) throw new DraftRefused(taken)
}

/** The ids of apartments that active reservations and sales hold. One apartment is looked up by itself. */
async function readHeld(db: Database, [first, ...others]: readonly DraftFacts[]): Promise<Set<string>> {
  if (!first) return new Set()
  if (others.length === 0) return new Set((await findActiveReservation(db, first.id)) && [first.id])
  return new Set((await listActiveReservations(db)).map(({ apartmentId }) => apartmentId))
}

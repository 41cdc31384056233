import type { Apartment } from '../../../domain/apartment/apartment.ts'
import { isTakenDraft } from '../../../domain/apartment/draft-rule.ts'
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
  const drafts = changes.filter(({ now }) => now.isDraft)
  const held = await readHeld(
    db,
    drafts.map(({ now }) => now.id),
  )
  const taken = drafts
    .filter(({ before, now }) => isTakenDraft({ before, now, isHeld: held.has(now.id) }))
    .map(({ now }) => now)
  if (taken.length > 0) throw new DraftRefused(taken)
}

/** The ids of apartments that active reservations and sales hold. One apartment is looked up by itself. */
async function readHeld(db: Database, [first, ...others]: readonly string[]): Promise<Set<string>> {
  if (first === undefined) return new Set()
  if (others.length === 0) return new Set((await findActiveReservation(db, first)) && [first])
  return new Set((await listActiveReservations(db)).flatMap(({ apartmentId }) => apartmentId ?? []))
}

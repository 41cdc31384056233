import type { Apartment, ApartmentValues } from '../../domain/apartment/apartment.ts'
import { takenNumbers } from '../../domain/apartment/generate-apartments.ts'
import { addApartment, listApartmentsByNumber } from './apartments.ts'
import type { Database } from './database.ts'
import type { SavedBatch } from './records/batches.ts'
import { lockCollections } from './records/records.ts'

/** Thrown when apartments of the same entrance have some of the new numbers already. */
export class NumbersTaken extends Error {
  readonly numbers: string[]
  constructor(numbers: string[]) {
    super(`These numbers are taken: ${numbers.join(', ')}`)
    this.numbers = numbers
  }
}

export async function listTakenNumbers(
  db: Database,
  apartments: readonly Pick<Apartment, 'entrance' | 'number'>[],
): Promise<string[]> {
  const numbers = apartments.map(({ number }) => number)
  return takenNumbers(apartments, await listApartmentsByNumber(db, numbers, { drafts: 'with' }))
}

/**
 * Adds all apartments or none, as one batch of the history. The collection is locked, so that of two people who
 * add the same floors at once one gets them, and the other gets NumbersTaken.
 */
export async function addApartments(
  db: Database,
  apartments: readonly ApartmentValues[],
): Promise<SavedBatch> {
  const inBatch = db.asBatch()
  await db.write('apartments', async (trx) => {
    await lockCollections(trx, ['apartments'])
    const taken = await listTakenNumbers(db, apartments)
    if (taken.length > 0) throw new NumbersTaken(taken)
    for (const values of apartments) await addApartment(inBatch, values)
  })
  return { batch: inBatch.batch, size: apartments.length }
}

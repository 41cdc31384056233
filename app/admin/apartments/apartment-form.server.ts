import type { Database } from '../../../backend/data/database.ts'
import { countFeatures } from '../../../backend/data/written-content.ts'
import type { ApartmentValues } from '../../../domain/apartment/apartment.ts'
import { unifyFeatures } from '../../../domain/apartment/known-features.ts'
import { forBuilding } from '../../../domain/building/building.ts'
import { apartmentServerCollection } from './apartment-collection.server.ts'

/**
 * Apartments as their form saves them: a feature that other homes have is spelled as there. An import saves what its
 * preview has shown, letter for letter.
 */
export const apartmentFormCollection = forBuilding((building) => {
  const collection = apartmentServerCollection(building)
  return {
    ...collection,
    add: async (db: Database, values: ApartmentValues, id?: string) =>
      collection.add(db, await withKnownSpellings(db, values), id),
    update: async (db: Database, id: string, revision: number, values: ApartmentValues) => {
      const before = await collection.find(db, id)
      return collection.update(db, id, revision, await withKnownSpellings(db, values, before))
    },
  }
})

async function withKnownSpellings(
  db: Database,
  values: ApartmentValues,
  before?: ApartmentValues,
): Promise<ApartmentValues> {
  if (values.features.length === 0) return values
  const spellings = (await countFeatures(db)).map(({ text }) => text)
  return { ...values, features: unifyFeatures(values.features, spellings, before?.features) }
}

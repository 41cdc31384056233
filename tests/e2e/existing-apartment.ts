import { addApartment, findApartmentWithNotes } from '../../backend/data/apartments.ts'
import { type Apartment, newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { test as base } from './fixtures.ts'

/** The values of the apartment, as an agent would have filled them in. */
export const values = { ...newApartment(defaultBuilding), number: '77', floor: 7, features: ['едно', 'две'] }

interface ExistingApartment extends Apartment {
  /** The URL of its form. */
  url: string
  /** The apartment as it is stored now; undefined once it is deleted. */
  now(): Promise<Apartment | undefined>
}

/** Each test that uses this fixture has an apartment of its own. */
export const test = base.extend<{ existing: ExistingApartment }>({
  existing: async ({ site }, use) => {
    const { db } = site.backend
    const added = await addApartment(db, values)
    const url = `/admin/apartments/${added.id}`
    await use({ ...added, url, now: () => findApartmentWithNotes(db, added.id) })
  },
})

import { addApartment, findApartmentWithNotes } from '../../backend/data/apartments.ts'
import { type Apartment, newApartment } from '../../domain/apartment/apartment.ts'
import { test as base } from './fixtures.ts'

/** What it is made of, as a salesperson would have filled it in. */
export const values = { ...newApartment, number: '77', floor: 7, features: ['едно', 'две'] }

interface ExistingApartment extends Apartment {
  /** Of its form. */
  url: string
  /** As it is stored by now; nothing once it is deleted. */
  now(): Promise<Apartment | undefined>
}

/** Each test that asks for it has an apartment of its own in the admin area. */
export const test = base.extend<{ existing: ExistingApartment }>({
  existing: async ({ site }, use) => {
    const { db } = site.backend
    const added = await addApartment(db, values)
    const url = `/admin/apartments/${added.id}`
    await use({ ...added, url, now: () => findApartmentWithNotes(db, added.id) })
  },
})

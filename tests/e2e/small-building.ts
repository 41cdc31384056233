import { readConfig } from '../../backend/config.ts'
import { addApartment } from '../../backend/data/apartments.ts'
import { saveBuilding } from '../../backend/data/building.ts'
import { addParkingSpot } from '../../backend/data/parking-spots.ts'
import { saveCompanySettings, saveHomePage, saveOfferedLanguages } from '../../backend/data/settings.ts'
import { type Backend, openBackend } from '../../backend/open.ts'
import { demoBuilding } from '../../demo/building-record.ts'
import { demoHomePage } from '../../demo/home-page.ts'
import { type ApartmentValues, newApartment } from '../../domain/apartment/apartment.ts'
import { byLanguage } from '../../domain/language.ts'
import { newParkingSpot } from '../../domain/parking/parking.ts'
import type { Credentials } from '../../domain/sign-in.ts'
import { aCompany } from '../a-company.ts'

const apartments: Partial<ApartmentValues>[] = [
  { number: '1', floor: 1, price: 85_000, netArea: 38.5, area: 45.2, internalNotes: 'тайна бележка' },
  {
    number: '2',
    floor: 2,
    type: '2-bedroom',
    exposure: 'southeast',
    rooms: 2,
    netArea: 66.1,
    area: 78.4,
    price: 129_500,
  },
  {
    number: '10',
    floor: 3,
    type: '3-bedroom-maisonette',
    secondaryFloor: 4,
    rooms: 3,
    netArea: 101,
    area: 120,
    status: 'reserved',
  },
  { number: '11', floor: 4, type: '1-bedroom', price: 0, area: 52, netArea: 44, status: 'sold' },
  { number: '1', entrance: '2', floor: 1, price: 99_000, area: 60, netArea: 51 },
]

/** Opens a backend with a small building and an administrator. */
export async function openFilled(settings: Record<string, string>, admin: Credentials): Promise<Backend> {
  const backend = await openBackend(readConfig(settings), { exclusive: false })
  await backend.auth.setAdmin(admin)
  await fillBuilding(backend)
  return backend
}

/**
 * Adds just enough apartments to filter, sort and sell; the building and its home page are those of the demo, with
 * pictures that need no upload.
 */
async function fillBuilding({ db }: Backend): Promise<void> {
  await saveBuilding(db, 0, demoBuilding)
  await saveCompanySettings(db, 0, aCompany)
  await saveOfferedLanguages(
    db,
    0,
    byLanguage(() => true),
  )
  const homePage = demoHomePage({
    hero: 'bundled:dusk',
    upright: '',
    living: 'bundled:living',
    kitchen: 'bundled:kitchen',
    bedroom: 'bundled:bedroom',
    description: 'bundled:day',
  })
  await saveHomePage(db, 0, { ...homePage, locationImage: 'bundled:aerial' })
  for (const values of apartments) await addApartment(db, { ...newApartment(demoBuilding), ...values })
  for (const number of ['P-1', 'P-2'])
    await addParkingSpot(db, { ...newParkingSpot(demoBuilding), number, internalNotes: 'тайна бележка' })
}

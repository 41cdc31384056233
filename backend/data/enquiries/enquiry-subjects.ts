import { type Building, parkingLevelName } from '../../../domain/building/building.ts'
import type { PublicParkingSpot } from '../../../domain/parking/parking.ts'
import { parkingSpotName } from '../../../domain/parking/parking-type.ts'
import { listApartmentsByNumber } from '../apartments.ts'
import { getBuilding } from '../building.ts'
import type { Database } from '../database.ts'
import { listParkingSpots } from '../parking-spots.ts'
import { listStores } from '../stores.ts'

/** The number is typed by the visitor; the page of an apartment sends the id, too. */
export interface EnquiryApartmentKey {
  apartmentNumber: string
  apartmentId?: string | null | undefined
}

/**
 * Returns the sent id if that apartment has this number, else the id of the only apartment with this number.
 * Returns null when there is none, or when several apartments have the number.
 */
export async function findEnquiryApartment(
  db: Database,
  { apartmentNumber, apartmentId }: EnquiryApartmentKey,
): Promise<string | null> {
  if (apartmentNumber === '') return null
  const apartments = await listApartmentsByNumber(db, [apartmentNumber])
  const named = apartments.find(({ id }) => id === apartmentId)
  const [only, another] = apartments
  return (named ?? (another ? undefined : only))?.id ?? null
}

/** A parking spot or a store that an enquiry can be about. */
export interface EnquirySubject {
  id: string
  /** In Bulgarian. Enquiries store it in whatever language they are sent. */
  name: string
  /** The level of a parking spot; undefined for a store. */
  level: number | undefined
  /** The parking spot, for its name in other languages; undefined for a store. */
  spot: (Pick<PublicParkingSpot, 'type' | 'number'> & { isUnique: boolean }) | undefined
  isSold: boolean
}

/** The parking spots by level and number, then the stores. */
export async function listEnquirySubjects(db: Database): Promise<EnquirySubject[]> {
  const [building, spots, stores] = await Promise.all([getBuilding(db), listParkingSpots(db), listStores(db)])
  const names = spots.map(parkingSpotName)
  const isUnique = (name: string) => names.indexOf(name) === names.lastIndexOf(name)
  return [
    ...spots.map((spot) => {
      const { id, type, number, floor } = spot
      const named = { type, number, isUnique: isUnique(parkingSpotName(spot)) }
      const name = nameOf(building, spot, named.isUnique)
      return { id, name, level: floor, spot: named, isSold: spot.status === 'sold' }
    }),
    ...stores.map(({ id, title }) => ({ id, name: title, level: undefined, spot: undefined, isSold: false })),
  ]
}

/** Two levels may have a spot of the same number: then the name says the level. */
function nameOf(building: Building, spot: PublicParkingSpot, isUnique: boolean): string {
  const name = parkingSpotName(spot)
  return isUnique ? name : `${name} (${parkingLevelName(building, spot.floor)})`
}

import type { Apartment } from '../apartment/apartment.ts'
import { type Building, entranceLetter } from '../building/building.ts'
import type { Enquiry } from './enquiry.ts'

export type NumberedApartment = Pick<Apartment, 'id' | 'number' | 'entrance'>
type Asking = Pick<Enquiry, 'apartmentNumber' | 'apartmentId'>

/**
 * The apartment of an enquiry as the sales team calls it: „3“, or „3 (вход Б)“ where both entrances have that
 * number.
 */
export function enquiryApartmentName(
  building: Building,
  enquiry: Asking,
  apartments: readonly NumberedApartment[],
): string {
  const linked = linkedApartment(enquiry, apartments)
  return linked ? apartmentNumberAmong(building, linked, apartments) : enquiry.apartmentNumber
}

/** The apartment that the enquiry is linked to, while it has the number that was sent. */
export function linkedApartment<Known extends NumberedApartment>(
  { apartmentNumber, apartmentId }: Asking,
  apartments: readonly Known[],
): Known | undefined {
  return apartments.find(({ id, number }) => id === apartmentId && number === apartmentNumber)
}

export function apartmentNumberAmong(
  building: Building,
  apartment: NumberedApartment,
  among: readonly NumberedApartment[],
): string {
  const letter = tellingEntrance(building, apartment, among)
  return letter === undefined ? apartment.number : `${apartment.number} (вход ${letter})`
}

/** The letter of the apartment's entrance where another apartment has the same number; else undefined. */
export function tellingEntrance(
  building: Building,
  { id, number, entrance }: NumberedApartment,
  among: readonly NumberedApartment[],
): string | undefined {
  const isShared = among.some((other) => other.number === number && other.id !== id)
  return isShared ? entranceLetter(building, entrance) : undefined
}

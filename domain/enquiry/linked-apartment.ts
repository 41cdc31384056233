import type { Apartment } from '../apartment/apartment.ts'
import { type Building, entranceLetter } from '../building/building.ts'
import type { Enquiry } from './enquiry.ts'

export type NumberedApartment = Pick<Apartment, 'id' | 'number' | 'entrance'>
export type EnquiryApartment = Pick<Enquiry, 'apartmentNumber' | 'apartmentId'>

/** The apartment that the enquiry is linked to, while it has the number that was sent. */
export function linkedApartment<Known extends NumberedApartment>(
  { apartmentNumber, apartmentId }: EnquiryApartment,
  apartments: readonly Known[],
): Known | undefined {
  return apartments.find(({ id, number }) => id === apartmentId && number === apartmentNumber)
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

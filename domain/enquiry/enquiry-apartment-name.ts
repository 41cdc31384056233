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
  const { apartmentNumber: number, apartmentId } = enquiry
  const linked = apartments.find((apartment) => apartment.id === apartmentId && apartment.number === number)
  return linked ? apartmentNumberAmong(building, linked, apartments) : number
}

export function apartmentNumberAmong(
  building: Building,
  { id, number, entrance }: NumberedApartment,
  among: readonly NumberedApartment[],
): string {
  const isShared = among.some((other) => other.number === number && other.id !== id)
  return isShared ? `${number} (вход ${entranceLetter(building, entrance)})` : number
}

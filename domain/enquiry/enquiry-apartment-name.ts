import type { Apartment } from '../apartment/apartment.ts'
import { entranceLetters } from '../building/building.ts'
import type { Enquiry } from './enquiry.ts'

export type NumberedApartment = Pick<Apartment, 'id' | 'number' | 'entrance'>
type Asking = Pick<Enquiry, 'apartmentNumber' | 'apartmentId'>

/**
 * The apartment of an enquiry as the sales team calls it: „3“, or „3 (вход Б)“ where both entrances have that
 * number.
 */
export function enquiryApartmentName(enquiry: Asking, apartments: readonly NumberedApartment[]): string {
  const { apartmentNumber: number, apartmentId } = enquiry
  const linked = apartments.find((apartment) => apartment.id === apartmentId && apartment.number === number)
  return linked ? apartmentNumberAmong(linked, apartments) : number
}

export function apartmentNumberAmong(
  { id, number, entrance }: NumberedApartment,
  among: readonly NumberedApartment[],
): string {
  const isShared = among.some((other) => other.number === number && other.id !== id)
  return isShared ? `${number} (вход ${entranceLetters[entrance]})` : number
}

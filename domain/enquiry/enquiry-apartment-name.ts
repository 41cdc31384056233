import type { Apartment } from '../apartment/apartment.ts'
import { entranceLetters } from '../building.ts'
import type { Enquiry } from './enquiry.ts'

export type NumberedApartment = Pick<Apartment, 'id' | 'number' | 'entrance'>
type Asking = Pick<Enquiry, 'apartmentNumber' | 'apartmentId'>

/** What the sales team calls the apartment of an enquiry: „3“, where two entrances have that number „3 (вход Б)“. */
export function enquiryApartmentName(enquiry: Asking, apartments: readonly NumberedApartment[]): string {
  const { apartmentNumber: number, apartmentId } = enquiry
  const linked = apartments.find((apartment) => apartment.id === apartmentId && apartment.number === number)
  return linked ? apartmentNumberAmong(linked, apartments) : number
}

/** Among these: its number, with the entrance where another one has the same. */
export function apartmentNumberAmong(
  { id, number, entrance }: NumberedApartment,
  among: readonly NumberedApartment[],
): string {
  const isShared = among.some((other) => other.number === number && other.id !== id)
  return isShared ? `${number} (вход ${entranceLetters[entrance]})` : number
}

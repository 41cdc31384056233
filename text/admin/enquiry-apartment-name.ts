import type { Building } from '../../domain/building/building.ts'
import {
  type EnquiryApartment,
  linkedApartment,
  type NumberedApartment,
  tellingEntrance,
} from '../../domain/enquiry/linked-apartment.ts'

/**
 * The apartment of an enquiry as the sales team calls it: „3“, or „3 (вход Б)“ where both entrances have that
 * number.
 */
export function enquiryApartmentName(
  building: Building,
  enquiry: EnquiryApartment,
  apartments: readonly NumberedApartment[],
): string {
  const linked = linkedApartment(enquiry, apartments)
  return linked ? apartmentNumberAmong(building, linked, apartments) : enquiry.apartmentNumber
}

export function apartmentNumberAmong(
  building: Building,
  apartment: NumberedApartment,
  among: readonly NumberedApartment[],
): string {
  const letter = tellingEntrance(building, apartment, among)
  return letter === undefined ? apartment.number : `${apartment.number} (вход ${letter})`
}

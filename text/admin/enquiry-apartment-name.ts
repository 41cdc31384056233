import type { Building } from '../../domain/building/building.ts'
import {
  askedApartments,
  type EnquiryApartments,
  linkedApartment,
  type NumberedApartment,
  tellingEntrance,
} from '../../domain/enquiry/linked-apartment.ts'

/**
 * The apartment of an enquiry as the sales team calls it: „3“, or „3 (вход Б)“ where both entrances have that
 * number. Several are „3, 12, 15“.
 */
export function enquiryApartmentName(
  building: Building,
  enquiry: EnquiryApartments,
  apartments: readonly NumberedApartment[],
): string {
  const names = askedApartments(enquiry).map((asked) => {
    const linked = linkedApartment(asked, apartments)
    return linked ? apartmentNumberAmong(building, linked, apartments) : asked.apartmentNumber
  })
  return names.join(', ')
}

export function apartmentNumberAmong(
  building: Building,
  apartment: NumberedApartment,
  among: readonly NumberedApartment[],
): string {
  const letter = tellingEntrance(building, apartment, among)
  return letter === undefined ? apartment.number : `${apartment.number} (вход ${letter})`
}

import type { Apartment } from '../apartment/apartment.ts'
import { type Building, entranceLetter } from '../building/building.ts'
import { rowsBy } from '../lists/rows-by.ts'
import type { AskedApartment, Enquiry } from './enquiry.ts'

export type NumberedApartment = Pick<Apartment, 'id' | 'number' | 'entrance'>
export type EnquiryApartment = Pick<Enquiry, 'apartmentNumber' | 'apartmentId'>

/** An enquiry about one apartment, or about several. */
export interface EnquiryApartments extends EnquiryApartment {
  otherApartments?: readonly AskedApartment[]
}

/** All apartments that the enquiry names, in the order in which the sender saw them. */
export function askedApartments(enquiry: EnquiryApartments): EnquiryApartment[] {
  const { apartmentNumber, apartmentId, otherApartments = [] } = enquiry
  return apartmentNumber === '' ? [] : [{ apartmentNumber, apartmentId }, ...otherApartments]
}

/** The numbers of all apartments that the enquiries name, each once. */
export function askedNumbers(enquiries: readonly EnquiryApartments[]): string[] {
  return [...new Set(enquiries.flatMap(askedApartments).map(({ apartmentNumber }) => apartmentNumber))]
}

/** The apartment that the enquiry is linked to, while it has the number that was sent. */
export function linkedApartment<Known extends NumberedApartment>(
  { apartmentNumber, apartmentId }: EnquiryApartment,
  apartments: readonly Known[],
): Known | undefined {
  return withNumber(apartments, apartmentNumber).find(({ id }) => id === apartmentId)
}

/** In a list of all apartments, each is looked up for each enquiry. */
export function withNumber<Known extends NumberedApartment>(
  apartments: readonly Known[],
  number: string,
): readonly Known[] {
  return rowsBy<Known, string>(apartments, numberOf, number)
}

const numberOf = ({ number }: NumberedApartment) => number

/** The letter of the apartment's entrance where another apartment has the same number; else undefined. */
export function tellingEntrance(
  building: Building,
  { id, number, entrance }: NumberedApartment,
  among: readonly NumberedApartment[],
): string | undefined {
  const isShared = withNumber(among, number).some((other) => other.id !== id)
  return isShared ? entranceLetter(building, entrance) : undefined
}

import { findApartment } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import type { EnquiryApartmentKey } from '../../../backend/data/enquiry-apartment.ts'

/** What the form's choice means: a number, or the id of one of several apartments that share theirs. */
export async function readSelectedApartment(db: Database, selected: string): Promise<EnquiryApartmentKey> {
  const apartment = await findApartment(db, selected)
  return apartment
    ? { apartmentNumber: apartment.number, apartmentId: apartment.id }
    : { apartmentNumber: selected }
}

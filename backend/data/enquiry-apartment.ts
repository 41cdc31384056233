import { listApartmentsByNumber } from './apartments.ts'
import type { Database } from './database.ts'

/** What an enquiry says about the apartment that it is about; a page of an apartment says its id, too. */
export interface EnquiryApartmentKey {
  apartmentNumber: string
  apartmentId?: string | null | undefined
}

/** The apartment with this id, if that is its number; else the one that has the number, if no other has it. */
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

import { listApartmentsByNumber } from '../apartments.ts'
import type { Database } from '../database.ts'

/** The number is typed by the visitor; the page of an apartment sends the id, too. */
export interface EnquiryApartmentKey {
  apartmentNumber: string
  apartmentId?: string | null | undefined
}

/**
 * Returns the sent id if that apartment has this number, else the id of the only apartment with this number.
 * Returns null when there is none, or when several apartments have the number.
 */
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

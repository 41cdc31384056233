import { listApartmentsByNumber } from './apartments.ts'
import type { Database } from './database.ts'

/** What an enquiry says about the home that it is about; a page of a home says its id, too. */
export interface AskedHome {
  apartmentNumber: string
  apartmentId?: string | null | undefined
}

/** The home with this id, if that is its number; else the one that has the number, if no other has it. */
export async function findAskedHome(
  db: Database,
  { apartmentNumber, apartmentId }: AskedHome,
): Promise<string | null> {
  if (apartmentNumber === '') return null
  const homes = await listApartmentsByNumber(db, [apartmentNumber])
  const named = homes.find(({ id }) => id === apartmentId)
  const [only, another] = homes
  return (named ?? (another ? undefined : only))?.id ?? null
}

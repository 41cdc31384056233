import { findApartment } from '../../../backend/data/apartments.ts'
import type { AskedHome } from '../../../backend/data/asked-home.ts'
import type { Database } from '../../../backend/data/database.ts'

/** What the form's choice means: a number, or the id of one of several homes that share theirs. */
export async function readSelectedApartment(db: Database, selected: string): Promise<AskedHome> {
  const home = await findApartment(db, selected)
  return home ? { apartmentNumber: home.number, apartmentId: home.id } : { apartmentNumber: selected }
}

import { findApartment } from '../../../backend/data/apartments.ts'
import type { AskedHome } from '../../../backend/data/asked-home.ts'
import type { Database } from '../../../backend/data/database.ts'

/** What the form's choice means: a number, or the id of one of several homes that share theirs. */
export async function readChosenHome(db: Database, chosen: string): Promise<AskedHome> {
  const home = await findApartment(db, chosen)
  return home ? { apartmentNumber: home.number, apartmentId: home.id } : { apartmentNumber: chosen }
}

import { forgottenBuyer } from '../../domain/personal-data/personal-data.ts'
import type { Database } from './database.ts'
import { unlessGone } from './records/record-errors.ts'
import { storedReservations } from './reservations/queries.ts'

/** The reservations stay, for the sales numbers; who it was for does not. */
export async function forgetBuyers(db: Database, ids: string[]): Promise<void> {
  for (const id of ids) await storedReservations.edit(db, id, () => forgottenBuyer).catch(unlessGone)
}

import type { Database } from '../../../backend/data/database.ts'
import { listRunningReservations } from '../../../backend/data/running-reservations.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { endsSoon } from '../../../domain/reservation/days-left.ts'

/** How many reservations end today or tomorrow. */
export async function countExpiring(db: Database): Promise<number> {
  const today = isoDay(new Date())
  return (await listRunningReservations(db)).filter((each) => endsSoon(each, today)).length
}

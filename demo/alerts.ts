import { addAlert, confirmAlert } from '../backend/data/alerts/alerts.ts'
import { listApartments } from '../backend/data/apartments.ts'
import type { Database } from '../backend/data/database.ts'
import { listReservations } from '../backend/data/reservations/queries.ts'
import { progressSubject } from '../domain/alert/alert.ts'
import { pick } from '../domain/lists/pick.ts'
import { momentDaysAfter } from './sales/past.ts'

/** How many visitors wait for the newest reserved homes, in case one is released. */
const waiting = [3, 1, 2] as const

/** Visitors who want to be told of homes that are reserved, and of the construction diary. Nobody has their e-mails. */
export async function addDemoAlerts(db: Database, now: Date): Promise<void> {
  const running = (await listReservations(db)).filter(({ state }) => state === 'running')
  const homes = running.flatMap(({ apartmentId }) => apartmentId ?? []).slice(0, waiting.length)
  const apartments = await listApartments(db)
  const wishes = [
    ...homes.flatMap((id, index) => Array.from({ length: waiting[index] ?? 0 }, () => id)),
    ...[progressSubject, progressSubject],
  ]
  for (const [index, subject] of wishes.entries()) {
    const email = `chakasht${String(index + 1).padStart(2, '0')}@example.com`
    const asked = momentDaysAfter(now, -index - 1)
    const home = apartments.find(({ id }) => id === subject)
    const shown = home && pick(home, ['status', 'price'])
    await addAlert(db, { email, language: 'bg', subject, shown }, asked)
    await confirmAlert(db, { email, subject }, new Date(asked.getTime() + 10 * 60 * 1000))
  }
}

import { isoDay } from '../../domain/formats/dates.ts'
import { addDays } from '../../domain/reservation/days-left.ts'
import type { Reservation } from '../../domain/reservation/reservation.ts'
import { findApartment } from '../data/apartments.ts'
import type { Database } from '../data/database.ts'
import { expireReservations } from '../data/end-reservation.ts'
import { findUser } from '../data/find-users.ts'
import { listUnreminded, noteReminded } from '../data/reservation-reminders.ts'
import { getCompanySettings } from '../data/settings.ts'
import type { Mailer } from '../mail/mailer.ts'
import { expiryMessage } from '../reservations/expiry-message.ts'
import { reminderMessage } from '../reservations/reminder-message.ts'

interface Tools {
  db: Database
  /** Without one nobody is written to, and nothing is noted: the office's screens say it anyway. */
  mail: Mailer | undefined
  /** The list of reservations, for a link to each. */
  reservationsUrl?: string | undefined
}

/** Ends what has lasted its time and says so, and reminds of what ends tomorrow or today. */
export async function tendReservations({ db, mail, reservationsUrl }: Tools, now: Date): Promise<void> {
  const today = isoDay(now)
  const ended = await expireReservations(db, today)
  if (!mail) return
  for (const reservation of ended) {
    const to = await findAddress(db, reservation)
    const home = await findApartment(db, reservation.apartmentId)
    mail.send(expiryMessage(reservation, home, { to, reservationsUrl }))
  }
  for (const reservation of await listUnreminded(db, addDays(today, 1))) {
    const to = await findAddress(db, reservation)
    const home = await findApartment(db, reservation.apartmentId)
    // Noted first: after a crash in between, one that was not sent is better than one that is sent every hour.
    await noteReminded(db, reservation.id)
    mail.send(reminderMessage(reservation, home, { to, reservationsUrl }))
  }
}

/** The agent's, as long as he can sign in; else where enquiries go. */
async function findAddress(db: Database, { agentId }: Reservation): Promise<string> {
  const agent = agentId === null ? undefined : await findUser(db, agentId)
  if (agent?.state === 'active') return agent.email
  return (await getCompanySettings(db)).values.email
}

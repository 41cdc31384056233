import { isoDay } from '../../domain/formats/dates.ts'
import { addDays } from '../../domain/formats/day-of-sofia.ts'
import { jobActor } from '../../domain/record/actor.ts'
import type { Reservation } from '../../domain/reservation/reservation.ts'
import { getBuilding } from '../data/building.ts'
import type { Database } from '../data/database.ts'
import { addMail, type QueuedMail } from '../data/mails.ts'
import { expireReservations, markReminded } from '../data/reservations/lifecycle.ts'
import { findReservation, listUnremindedReservations } from '../data/reservations/queries.ts'
import { getCompanySettings } from '../data/settings.ts'
import { findUser } from '../data/users/find-users.ts'
import { findUnits } from '../deals/read-units.ts'
import type { MailHooks } from '../mail/mail-queue.ts'
import { expiryMessage, reminderMessage } from './reservation-messages.ts'

interface Deps {
  db: Database
  /**
   * Whether there is a mail server. Without one, no mail is queued; the admin screens still show these
   * reservations.
   */
  canMail: boolean
  /** The list of reservations, for a link in the mails. */
  reservationsUrl?: string | undefined
}

/** Expires reservations whose last day has passed, and queues reminders of those that end today or tomorrow. */
export async function expireAndRemind(deps: Deps, now: Date): Promise<void> {
  const { db, canMail, reservationsUrl } = deps
  const today = isoDay(now)
  if (!canMail) return expireReservations(db, today)
  const building = await getBuilding(db)
  await expireReservations(db, today, async (ended) => {
    const [to, units] = await findRecipient(db, ended)
    await addMail(db, expiryMessage(building, ended, units, { to, reservationsUrl }), { kind: 'expiry' })
  })
  for (const reservation of await listUnremindedReservations(db, addDays(today, 1))) {
    const [to, units] = await findRecipient(db, reservation)
    const message = reminderMessage(building, reservation, units, { to, reservationsUrl })
    // The key keeps the reminder from being queued again while it waits in the queue or has been given up.
    await addMail(db, message, { kind: 'reminder', key: reminderKey(reservation) })
  }
}

function reminderKey({ id, until }: Pick<Reservation, 'id' | 'until'>): string {
  return `reminder ${id} ${until}`
}

/** Marks a reservation as reminded when the mail was sent. Drops the mail if the reservation has ended or was extended. */
export const reminderHooks: MailHooks = {
  isWanted: async (db, mail) => (await findReminded(db, mail)) !== undefined,
  async sent(db, mail) {
    const reservation = await findReminded(db, mail)
    if (reservation) await markReminded(db.as(jobActor('reservations')), reservation.id)
  },
}

async function findReminded(db: Database, { key }: QueuedMail): Promise<Reservation | undefined> {
  const reservation = await findReservation(db, key?.split(' ')[1] ?? '')
  const isSame = reservation?.state === 'running' && reminderKey(reservation) === key
  return isSame ? reservation : undefined
}

/** Returns the agent's e-mail, or the company's if the agent's account is not active, and the units. */
async function findRecipient(db: Database, reservation: Reservation) {
  const { agentId } = reservation
  const agent = agentId === null ? undefined : await findUser(db, agentId)
  const to = agent?.state === 'active' ? agent.email : (await getCompanySettings(db)).values.email
  return [to, await findUnits(db, reservation)] as const
}

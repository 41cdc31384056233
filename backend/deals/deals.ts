import type { Reservation } from '../../domain/reservation/reservation.ts'
import { getBuilding } from '../data/building.ts'
import type { Database } from '../data/database.ts'
import { addMail } from '../data/mails.ts'
import { reservationCollections } from '../data/reservations/stored-reservations.ts'
import { listPriceOf } from '../data/reservations/units.ts'
import { listUsers } from '../data/users/find-users.ts'
import { approvalMessage } from './deal-messages.ts'
import { findUnits } from './read-units.ts'

/** The parts of the backend that a change of a deal needs. */
export interface DealDesk {
  db: Database
  /** Undefined without a mail server: then nobody is told by mail, and the screens still show all of it. */
  mail: unknown
  reservationsUrl: string | undefined
}

/**
 * Changes a deal and queues the mails that ask administrators for a discount, all or nothing. Its agent is told of what
 * others have changed by a job (`backend/agent-mails/`).
 */
export async function changeDeal(
  desk: DealDesk,
  before: Reservation | undefined,
  change: (db: Database) => Promise<Reservation>,
): Promise<Reservation> {
  const { db } = desk
  return db.write(reservationCollections, async () => {
    const after = await change(db)
    if (desk.mail) await tell(desk, before, after)
    return after
  })
}

async function tell(desk: DealDesk, before: Reservation | undefined, after: Reservation): Promise<void> {
  const { db, reservationsUrl } = desk
  if (after.approval !== 'waiting' || before?.approvalAskedAt === after.approvalAskedAt) return
  const units = await findUnits(db, after)
  const about = {
    ...{ building: await getBuilding(db), reservation: after, units },
    ...listPriceOf(units, after),
    ...{ actor: db.actor.name, reservationsUrl },
  }
  const admins = (await listUsers(db)).filter(({ role, state }) => role === 'admin' && state === 'active')
  for (const { email } of admins)
    await addMail(db, { ...approvalMessage(about), to: email }, { kind: 'approval' })
}

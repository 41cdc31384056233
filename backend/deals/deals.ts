import type { Reservation } from '../../domain/reservation/reservation.ts'
import { getBuilding } from '../data/building.ts'
import type { Database } from '../data/database.ts'
import { addMail, type Message } from '../data/mails.ts'
import { reservationCollections } from '../data/reservations/stored-reservations.ts'
import { listPriceOf } from '../data/reservations/units.ts'
import { findUser, listUsers } from '../data/users/find-users.ts'
import { approvalMessage, decisionMessage, releaseMessage } from './deal-messages.ts'
import { findUnits } from './read-units.ts'

/** The parts of the backend that a change of a deal needs. */
export interface DealDesk {
  db: Database
  /** Undefined without a mail server: then nobody is told by mail, and the screens still show all of it. */
  mail: unknown
  reservationsUrl: string | undefined
}

/**
 * Changes a deal and queues the mails about it, all or nothing: administrators are asked for a discount, who asked hears
 * of the decision, and an agent of a release by somebody else.
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
  const isAsked = after.approval === 'waiting' && before?.approvalAskedAt !== after.approvalAskedAt
  const isDecided =
    before?.approval === 'waiting' && (after.approval === 'approved' || after.approval === 'refused')
  const isReleased = before?.state === 'running' && after.state === 'released'
  if (!isAsked && !isDecided && !isReleased) return
  const units = await findUnits(db, after)
  const about = {
    ...{ building: await getBuilding(db), reservation: after, units },
    ...{ listPrice: listPriceOf(units, after), actor: db.actor.name, reservationsUrl },
  }
  const send = async (to: string, message: Omit<Message, 'to'>, kind: 'approval' | 'deal') => {
    await addMail(db, { ...message, to }, { kind })
  }
  if (isAsked) {
    const admins = (await listUsers(db)).filter(({ role, state }) => role === 'admin' && state === 'active')
    for (const { email } of admins) await send(email, approvalMessage(about), 'approval')
  }
  if (isDecided) {
    const asker = await findOther(db, after.approvalAskedBy)
    if (asker) await send(asker.email, decisionMessage(about), 'approval')
  }
  if (isReleased) {
    const agent = await findOther(db, after.agentId)
    if (agent) await send(agent.email, releaseMessage(about), 'deal')
  }
}

/** The account with this id, unless it is the actor or cannot sign in: nobody is told what they have done. */
async function findOther(db: Database, id: string | null) {
  if (id === null || id === db.actor.id) return undefined
  const user = await findUser(db, id)
  return user?.state === 'active' ? user : undefined
}

import type { Database } from '../../../backend/data/database.ts'
import { findUser } from '../../../backend/data/users/find-users.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { pick } from '../../../domain/lists/pick.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { reservationsText as text } from '../../../text/admin/reservations.ts'
import type { StandingDealView } from './standing-deal.tsx'

const dealColumns = [
  'id',
  'state',
  'buyerName',
  'until',
  'deposit',
  'depositState',
  'finalPrice',
  'contractDate',
  'endedAt',
] as const

/** The deal that holds a unit, with its agent's name. */
export async function describeStandingDeal(
  db: Database,
  reservation: Reservation | undefined,
): Promise<StandingDealView | undefined> {
  if (!reservation) return undefined
  const { agentId } = reservation
  const agent = agentId === null ? '' : ((await findUser(db, agentId))?.name ?? text.formerAgent)
  return { ...pick(reservation, dealColumns), agent, today: isoDay(new Date()) }
}

import type { Database } from '../../../backend/data/database.ts'
import { sumPaymentsByDeal } from '../../../backend/data/deals/payments.ts'
import { findEnquiryIds } from '../../../backend/data/enquiries/related-enquiries.ts'
import { listActiveReservations } from '../../../backend/data/reservations/queries.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
import { type EncodedColumns, encodeColumns } from '../../../domain/lists/encode-columns.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { type Reservation, unitIdsOf } from '../../../domain/reservation/reservation.ts'
import type { User } from '../../../domain/sign-in.ts'
import { reservationsText } from '../../../text/admin/reservations.ts'
import { mayRead } from '../deals/admin-list.ts'
import { changesOf } from '../reservations/reservation-changes.ts'
import { type GridDealRow, gridDealFields } from './grid-deal.ts'

/** All running reservations and sales, however many units the building has. */
export async function readGridDeals(db: Database, user: User): Promise<EncodedColumns<GridDealRow>> {
  return describeGridDeals(db, user, await listActiveReservations(db))
}

/** By one query for each table. */
export async function describeGridDeals(
  db: Database,
  user: User,
  deals: readonly Reservation[],
): Promise<EncodedColumns<GridDealRow>> {
  const asked = deals.flatMap(({ enquiryId }) => enquiryId ?? [])
  const [users, paid, enquiries] = await Promise.all([
    listUsers(db),
    sumPaymentsByDeal(db),
    findEnquiryIds(db, asked),
  ])
  const names = new Map(users.map(({ id, name }) => [id, name]))
  return encodeColumns(
    deals.map((deal): GridDealRow => {
      const { id, agentId, enquiryId, state } = deal
      return {
        ...pick(deal, gridDealFields),
        units: unitIdsOf(deal).join(' '),
        changes: changesOf(deal, user).join(' '),
        agent: agentId === null ? '' : (names.get(agentId) ?? reservationsText.formerAgent),
        enquiryId: enquiryId !== null && enquiries.has(enquiryId) ? enquiryId : null,
        paid: state === 'sold' && mayRead(user, deal) ? (paid.get(id) ?? 0) : null,
      }
    }),
  )
}

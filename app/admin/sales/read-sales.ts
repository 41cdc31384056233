import { countApartments, listApartmentItems } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import {
  findWaitingEnquiries,
  listEnquiryProgress,
} from '../../../backend/data/enquiries/enquiry-progress.ts'
import {
  listReservationProgress,
  listRunningReservations,
} from '../../../backend/data/reservations/queries.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
import { readUnits } from '../../../backend/deals/read-units.ts'
import type { Building } from '../../../domain/building/building.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { addDays } from '../../../domain/formats/day-of-sofia.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { rowById } from '../../../domain/lists/rows-by.ts'
import { conversionOf } from '../../../domain/sales/conversion.ts'
import { replySpeed } from '../../../domain/sales/reply-speed.ts'
import { soldByMonth } from '../../../domain/sales/sold-months.ts'
import { lastSales, stockOf } from '../../../domain/sales/stock.ts'
import { enquiryApartmentName } from '../../../text/admin/enquiry-apartment-name.ts'
import { titleOfUnits } from '../../../text/admin/unit-names.ts'
import type { ExpiringReservation } from './waiting-lists.tsx'

const dayLength = 24 * 60 * 60_000
const shownDays = { conversion: 90, speed: 30, expiring: 7 }
const shownMonths = 12
const shownWaiting = 8

/**
 * Reads the numbers of the sales screen. With an agent, enquiries and reservations are limited to that agent's;
 * the stock is always the whole building's, without drafts, which nobody can buy yet.
 */
export async function readSales(building: Building, db: Database, agent: string | undefined, now: Date) {
  const today = isoDay(now)
  const since = new Date(now.getTime() - shownDays.conversion * dayLength)
  const [apartments, drafts, reservations, running, enquiries, waiting, users, unitsOf] = await Promise.all([
    listApartmentItems(db),
    countApartments(db, { drafts: 'only' }),
    listReservationProgress(db),
    listRunningReservations(db),
    listEnquiryProgress(db, since),
    findWaitingEnquiries(db, { agent, limit: shownWaiting }),
    listUsers(db),
    readUnits(db),
  ])
  const isOwn = ({ agentId }: { agentId: string | null }) => agent === undefined || agentId === agent
  const sales = lastSales(reservations.filter(({ state }) => state === 'sold'))
  const ownEnquiries = enquiries.filter(isOwn)
  const lastDay = addDays(today, shownDays.expiring)
  const expiring = running
    .filter((reservation) => isOwn(reservation) && reservation.until <= lastDay)
    .map(
      (reservation): ExpiringReservation => ({
        ...pick(reservation, ['id', 'buyerName', 'until']),
        units: titleOfUnits(building, unitsOf(reservation)),
        agentName: rowById(users, reservation.agentId)?.name,
      }),
    )
  return {
    today,
    stock: stockOf(apartments, sales),
    drafts,
    months: soldByMonth(sales.filter(isOwn), today, shownMonths),
    speed: replySpeed(ownEnquiries, now, shownDays.speed),
    conversion: conversionOf(ownEnquiries, reservations),
    expiring,
    waiting: {
      ...waiting,
      enquiries: waiting.enquiries.map((enquiry) => ({
        ...enquiry,
        apartment: enquiryApartmentName(building, enquiry, apartments),
      })),
    },
  }
}

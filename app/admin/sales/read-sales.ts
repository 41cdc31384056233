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
import type { Building } from '../../../domain/building/building.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { addDays } from '../../../domain/formats/day-of-sofia.ts'
import { conversionOf } from '../../../domain/sales/conversion.ts'
import { replySpeed } from '../../../domain/sales/reply-speed.ts'
import { soldByMonth } from '../../../domain/sales/sold-months.ts'
import { lastSales, stockOf } from '../../../domain/sales/stock.ts'
import { enquiryApartmentName } from '../../../text/admin/enquiry-apartment-name.ts'
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
  const [apartments, drafts, reservations, running, enquiries, waiting, users] = await Promise.all([
    listApartmentItems(db),
    countApartments(db, { drafts: 'only' }),
    listReservationProgress(db),
    listRunningReservations(db),
    listEnquiryProgress(db, since),
    findWaitingEnquiries(db, { agent, limit: shownWaiting }),
    listUsers(db),
  ])
  const isOwn = ({ agentId }: { agentId: string | null }) => agent === undefined || agentId === agent
  const sales = lastSales(reservations.filter(({ state }) => state === 'sold'))
  const ownEnquiries = enquiries.filter(isOwn)
  const lastDay = addDays(today, shownDays.expiring)
  const expiring = running
    .filter((reservation) => isOwn(reservation) && reservation.until <= lastDay)
    .map(({ id, apartmentId, agentId, buyerName, until }): ExpiringReservation => {
      const apartment = apartments.find((other) => other.id === apartmentId)
      return {
        id,
        apartment: apartment && { number: apartment.number, entrance: apartment.entrance },
        buyerName,
        agentName: users.find((user) => user.id === agentId)?.name,
        until,
      }
    })
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

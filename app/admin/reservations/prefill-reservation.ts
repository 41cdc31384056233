import { findActiveReservation } from '../../../backend/data/active-reservations.ts'
import { findApartment, listApartmentsByNumber } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { findEnquiry } from '../../../backend/data/enquiries.ts'
import { findUser } from '../../../backend/data/find-users.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { addDays } from '../../../domain/reservation/days-left.ts'
import { formatSale } from '../../../domain/reservation/format-sale.ts'
import {
  newReservation,
  type Reservation,
  type ReservationValues,
} from '../../../domain/reservation/reservation.ts'
import type { User } from '../../../domain/sign-in.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { apartmentFormText } from '../../text/admin/apartment-form.ts'
import { reservationsText as text } from '../../text/admin/reservations.ts'

const usualDays = 7

interface Prefilled {
  values: ReservationValues
  /** Why the apartment that was asked for is not selected. */
  notice: string | undefined
}

/** What a new reservation starts with: the apartment and the enquiry that its URL names, a week from today. */
export async function prefillReservation(
  db: Database,
  query: URLSearchParams,
  user: User,
): Promise<Prefilled> {
  const today = isoDay(new Date())
  const enquiry = await findEnquiry(db, query.get('enquiry') ?? '')
  const apartmentId = query.get('apartment') ?? (await apartmentIdOf(db, enquiry)) ?? ''
  const apartment = await findApartment(db, apartmentId)
  const activeReservation = apartment && (await findActiveReservation(db, apartment.id))
  const isFree = apartment?.status === 'available' && !activeReservation
  const values = {
    ...newReservation,
    apartmentId: isFree ? apartment.id : '',
    buyerName: enquiry?.name ?? '',
    buyerPhone: enquiry?.phone ?? '',
    buyerEmail: enquiry?.email ?? '',
    enquiryId: enquiry?.id ?? null,
    from: today,
    until: addDays(today, usualDays),
    agentId: (await agentOf(db, enquiry)) ?? (user.role === 'agent' ? user.id : null),
  }
  if (!apartment || isFree) return { values, notice: undefined }
  const name = apartmentFormText.title(apartment.number)
  if (activeReservation)
    return { values, notice: text.apartmentReserved(name, describeActiveReservation(activeReservation)) }
  return { values, notice: text.apartmentNotFree(name, apartmentStatusLabels[apartment.status]) }
}

function describeActiveReservation(activeReservation: Reservation): string {
  return activeReservation.state === 'sold'
    ? formatSale(activeReservation)
    : text.runningOf(activeReservation.buyerName)
}

/** Whoever looks after the enquiry, while he can sign in. */
async function agentOf(db: Database, enquiry: Enquiry | undefined): Promise<string | undefined> {
  const agent = enquiry?.agentId ? await findUser(db, enquiry.agentId) : undefined
  return agent?.state === 'active' ? agent.id : undefined
}

/** Entrances count on their own: a number that two apartments have names neither, unless the enquiry says which. */
async function apartmentIdOf(db: Database, enquiry: Enquiry | undefined): Promise<string | undefined> {
  const { apartmentId, apartmentNumber: number = '' } = enquiry ?? {}
  if (apartmentId && (await findApartment(db, apartmentId))) return apartmentId
  const apartments = await listApartmentsByNumber(db, number ? [number] : [])
  return apartments.length === 1 ? apartments[0]?.id : undefined
}

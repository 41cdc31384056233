import { findApartment, listApartmentsByNumber } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { findEnquiry } from '../../../backend/data/enquiries/enquiries.ts'
import { findActiveReservation } from '../../../backend/data/reservations/queries.ts'
import { findUser } from '../../../backend/data/users/find-users.ts'
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
import { backendContext, userContext } from '../../context.ts'
import { apartmentFormText } from '../../text/admin/apartment-form.ts'
import { reservationsText as text } from '../../text/admin/reservations.ts'
import { neverRevalidate } from '../form/revalidation.ts'
import { newRecordId } from '../record/new-record-id.ts'
import { addRecord } from '../record/record-actions.ts'
import { NewRecord, toastSaved } from '../record/record-screen.tsx'
import { AgentsMayChange } from '../session/use-role.ts'
import type { Route } from './+types/new'
import { readChoices } from './read-choices.ts'
import { reservationRecords } from './reservation-records.ts'
import { anyReservation, reservationScreen } from './reservation-screen.tsx'

const usualDays = 7

interface Prefilled {
  values: ReservationValues
  /** Why the apartment that was asked for is not selected. */
  notice: string | undefined
}

/** What a new reservation starts with: the apartment and the enquiry that its URL names, a week from today. */
async function prefillReservation(db: Database, query: URLSearchParams, user: User): Promise<Prefilled> {
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

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const query = new URL(request.url).searchParams
  return {
    ...newRecordId(),
    choices: await readChoices(db),
    ...(await prefillReservation(db, query, context.get(userContext))),
  }
}

export const shouldRevalidate = neverRevalidate
export const action = addRecord(reservationRecords)
export const clientAction = toastSaved(anyReservation)

/** Its URL may name the apartment (`?apartment=`) and the enquiry (`?enquiry=`) that it comes from. */
export default function NewReservation({ loaderData, actionData }: Route.ComponentProps) {
  const { id, choices, values, notice } = loaderData
  return (
    <AgentsMayChange value={true}>
      {notice && (
        <p role="alert" className="mb-4 rounded-lg bg-reserved-soft p-4 font-medium text-reserved">
          {notice}
        </p>
      )}
      <NewRecord screen={{ ...reservationScreen(choices), empty: values }} id={id} refused={actionData} />
    </AgentsMayChange>
  )
}

import { findApartmentWithNotes, listApartmentsByNumber } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { findEnquiry } from '../../../backend/data/enquiries/enquiries.ts'
import { findActiveReservation } from '../../../backend/data/reservations/queries.ts'
import { findUser } from '../../../backend/data/users/find-users.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { addDays } from '../../../domain/formats/day-of-sofia.ts'
import {
  newReservation,
  type Reservation,
  type ReservationValues,
} from '../../../domain/reservation/reservation.ts'
import type { User } from '../../../domain/sign-in.ts'
import { apartmentFormText } from '../../../text/admin/apartments.ts'
import { formatSale, reservationsText as text } from '../../../text/admin/reservations.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext, userContext } from '../../context.ts'
import { neverRevalidate } from '../form/revalidation.ts'
import { addRecord, newRecordId } from '../record/record-actions.ts'
import { NewRecord, toastSaved } from '../record/record-screen.tsx'
import { AgentsMayChange } from '../session/use-role.ts'
import type { Route } from './+types/new'
import { readChoices, reservationServerCollection } from './reservation-collection.server.ts'
import { reservationCollection, reservationCollectionWith } from './reservation-collection.tsx'

const usualDays = 7

interface Prefilled {
  values: ReservationValues
  /** Why the apartment in the URL is not selected. */
  notice: string | undefined
}

/** The initial values: the apartment and the enquiry in the URL, and a week from today. */
async function prefillReservation(db: Database, query: URLSearchParams, user: User): Promise<Prefilled> {
  const today = isoDay(new Date())
  const enquiry = await findEnquiry(db, query.get('enquiry') ?? '')
  const apartmentId = query.get('apartment') ?? (await apartmentIdOf(db, enquiry)) ?? ''
  const apartment = await findApartmentWithNotes(db, apartmentId)
  const activeReservation = apartment && (await findActiveReservation(db, apartment.id))
  const isFree = apartment?.status === 'available' && !apartment.isDraft && !activeReservation
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
  if (apartment.isDraft) return { values, notice: text.problems.draft(apartment.number) }
  if (activeReservation)
    return { values, notice: text.apartmentReserved(name, describeActiveReservation(activeReservation)) }
  return { values, notice: text.apartmentNotFree(name, labels.apartmentStatus[apartment.status]) }
}

function describeActiveReservation(activeReservation: Reservation): string {
  return activeReservation.state === 'sold'
    ? formatSale(activeReservation)
    : text.runningOf(activeReservation.buyerName)
}

/** The agent of the enquiry, unless the account is disabled. */
async function agentOf(db: Database, enquiry: Enquiry | undefined): Promise<string | undefined> {
  const agent = enquiry?.agentId ? await findUser(db, enquiry.agentId) : undefined
  return agent?.state === 'active' ? agent.id : undefined
}

/**
 * An enquiry without an apartment's id may name a number. If several apartments have that number, none is
 * selected.
 */
async function apartmentIdOf(db: Database, enquiry: Enquiry | undefined): Promise<string | undefined> {
  const { apartmentId, apartmentNumber: number = '' } = enquiry ?? {}
  if (apartmentId && (await findApartmentWithNotes(db, apartmentId))) return apartmentId
  const apartments = await listApartmentsByNumber(db, number ? [number] : [], { drafts: 'with' })
  return apartments.length === 1 ? apartments[0]?.id : undefined
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const query = new URL(request.url).searchParams
  return {
    ...newRecordId(),
    choices: await readChoices(await loadBuilding(context), db),
    ...(await prefillReservation(db, query, context.get(userContext))),
  }
}

export const shouldRevalidate = neverRevalidate
export const action = addRecord(reservationServerCollection)
export const clientAction = toastSaved(reservationCollection)

export default function NewReservation({ loaderData, actionData }: Route.ComponentProps) {
  const { id, choices, values, notice } = loaderData
  return (
    <AgentsMayChange value={true}>
      {notice && (
        <p role="alert" className="mb-4 rounded-lg bg-reserved-soft p-4 font-medium text-reserved">
          {notice}
        </p>
      )}
      <NewRecord
        collection={() => ({ ...reservationCollectionWith(choices), empty: values })}
        id={id}
        refused={actionData}
      />
    </AgentsMayChange>
  )
}

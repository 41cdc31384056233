import { findApartmentWithNotes, listApartmentsByNumber } from '../../../backend/data/apartments.ts'
import { findClient } from '../../../backend/data/clients/clients.ts'
import type { Database } from '../../../backend/data/database.ts'
import { findEnquiry } from '../../../backend/data/enquiries/enquiries.ts'
import { findParkingSpot } from '../../../backend/data/parking-spots.ts'
import {
  findActiveReservation,
  findActiveReservationOfSpot,
} from '../../../backend/data/reservations/queries.ts'
import { findStore } from '../../../backend/data/stores.ts'
import { findUser } from '../../../backend/data/users/find-users.ts'
import { listEnquirySubjects } from '../../../backend/enquiries/enquiry-subjects.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { addDays } from '../../../domain/formats/day-of-sofia.ts'
import {
  newReservation,
  type Reservation,
  type ReservationValues,
} from '../../../domain/reservation/reservation.ts'
import type { User } from '../../../domain/sign-in.ts'
import type { Status } from '../../../domain/status.ts'
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
import { mailingCollection, readChoices } from './reservation-collection.server.ts'
import { reservationCollection, reservationCollectionWith } from './reservation-collection.tsx'

const usualDays = 7

interface Prefilled {
  values: ReservationValues
  /** Why the apartment in the URL is not selected. */
  notice: string | undefined
}

/** The initial values: the apartment, the enquiry and the client in the URL, and a week from today. */
async function prefillReservation(db: Database, query: URLSearchParams, user: User): Promise<Prefilled> {
  const today = isoDay(new Date())
  const enquiry = await findEnquiry(db, query.get('enquiry') ?? '')
  const client = await findClient(db, query.get('client') ?? '')
  const apartmentId = query.get('apartment') ?? (await apartmentIdOf(db, enquiry)) ?? ''
  const apartment = await findApartmentWithNotes(db, apartmentId)
  const activeReservation = apartment && (await findActiveReservation(db, apartment.id))
  const isFree = apartment?.status === 'available' && !apartment.isDraft && !activeReservation
  const places = apartmentId ? noPlaces : await findFreePlaces(db, query, enquiry)
  const values = {
    ...newReservation,
    apartmentId: isFree ? apartment.id : null,
    ...places,
    buyerName: enquiry?.name ?? client?.name ?? '',
    buyerPhone: enquiry?.phone ?? client?.phones[0] ?? '',
    buyerEmail: enquiry?.email ?? client?.emails[0] ?? '',
    enquiryId: enquiry?.id ?? null,
    from: today,
    until: addDays(today, usualDays),
    agentId: (await agentOf(db, enquiry ?? client)) ?? (user.role === 'agent' ? user.id : null),
  }
  if (!apartment || isFree) return { values, notice: undefined }
  const name = apartmentFormText.title(apartment.number)
  if (apartment.isDraft) return { values, notice: text.problems.draft(apartment.number) }
  if (activeReservation)
    return { values, notice: text.apartmentReserved(name, describeActiveReservation(activeReservation)) }
  return { values, notice: text.apartmentNotFree(name, labels.apartmentStatus[apartment.status]) }
}

type Places = Pick<ReservationValues, 'parkingSpotIds' | 'storeIds'>

const noPlaces: Places = { parkingSpotIds: [], storeIds: [] }

/** The parking spot or store in the URL, else the one that the enquiry asks about, if it is free. */
async function findFreePlaces(
  db: Database,
  query: URLSearchParams,
  enquiry: Enquiry | undefined,
): Promise<Places> {
  const subjects = enquiry?.about ? await listEnquirySubjects(db) : []
  const asked = subjects.find(({ name }) => name === enquiry?.about)?.id
  const spot = await findParkingSpot(db, query.get('spot') ?? asked ?? '')
  const store = await findStore(db, query.get('store') ?? asked ?? '')
  const isFree = (unit: { status: Status } | undefined) => unit?.status === 'available'
  return {
    parkingSpotIds:
      spot && isFree(spot) && !(await findActiveReservationOfSpot(db, spot.id)) ? [spot.id] : [],
    storeIds: store && isFree(store) ? [store.id] : [],
  }
}

function describeActiveReservation(activeReservation: Reservation): string {
  return activeReservation.state === 'sold'
    ? formatSale(activeReservation)
    : text.runningOf(activeReservation.buyerName)
}

/** The agent of the enquiry or the client, unless the account is disabled. */
async function agentOf(
  db: Database,
  from: Pick<Enquiry, 'agentId'> | undefined,
): Promise<string | undefined> {
  const agent = from?.agentId ? await findUser(db, from.agentId) : undefined
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
export const action = (args: Route.ActionArgs) =>
  addRecord(mailingCollection(args.context.get(backendContext)))(args)
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

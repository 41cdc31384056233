import { data, href } from 'react-router'
import { findApartment } from '../../../backend/data/apartments.ts'
import { type Database, versionsOf } from '../../../backend/data/database.ts'
import { listParkingSpots } from '../../../backend/data/parking-spots.ts'
import { ReservationRefused } from '../../../backend/data/reservations/errors.ts'
import {
  releaseReservation,
  resumeReservation,
  reviseReservation,
  sellReservation,
} from '../../../backend/data/reservations/lifecycle.ts'
import { findReservation } from '../../../backend/data/reservations/queries.ts'
import { entranceLetter } from '../../../domain/building/building.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { isHiddenPrice } from '../../../domain/formats/money.ts'
import { choice } from '../../../domain/lists/query.ts'
import { newWarnings, type Warning } from '../../../domain/record/warning.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { saleWarnings, termWarnings } from '../../../domain/reservation/reservation-warnings.ts'
import { apartmentRowText } from '../../../text/admin/apartments.ts'
import { reservationsText as text } from '../../../text/admin/reservations.ts'
import { explainWarnings } from '../../../text/admin/warnings.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext, userContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { saveAction } from '../form/save-action.ts'
import { type Fault, toastResult } from '../form/toast-result.ts'
import { RecordError } from '../record/record-screen.tsx'
import { returnTo } from '../record/return-to.ts'
import type { Route } from './+types/change'
import { ChangeForm, type ChangeValues, changeSchema, type RefusedChange } from './change-form.tsx'
import {
  explainImpossible,
  isForAdmins,
  type ReservationChange,
  reservationChanges,
} from './reservation-changes.ts'
import { explainReservationRefusal, readReservationTerms } from './reservation-collection.server.ts'
import { reservationCollection } from './reservation-collection.tsx'

type Change = (db: Database, reservation: Reservation, values: ChangeValues) => Promise<Reservation>

/**
 * The functions that save each change. The default values of their parameters are never used, because the
 * schema of each change (`changeSchema`) has refused missing values.
 */
const reservationChangeHandlers: Record<ReservationChange, Change> = {
  extend: async (db, reservation, { until = '' }) => {
    if (reservation.state !== 'running') throw new ReservationRefused({ kind: 'ended' })
    return reviseReservation(db, reservation.id, reservation.revision, { ...reservation, until })
  },
  release: (db, { id, revision }) => releaseReservation(db, id, revision),
  sell: (db, { id, revision }, { finalPrice = 0, contractDate = '' }) =>
    sellReservation(db, id, revision, { finalPrice, contractDate }),
  resume: (db, { id, revision }, { until = '' }) => resumeReservation(db, id, revision, until),
}

async function requireChange({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'reservations')
  const reservation = await findReservation(db, params.id)
  const change = choice(reservationChanges, params.change)
  if (!reservation || !change) throw data(null, { status: 404 })
  const { role } = context.get(userContext)
  return { db, versions, reservation, change, role, today: isoDay(new Date()) }
}

export async function loader(args: Route.LoaderArgs) {
  const { db, versions, reservation, change, role, today } = await requireChange(args)
  const { revision, buyerName, until, finalPrice, contractDate } = reservation
  const apartment = await findApartment(db, reservation.apartmentId, { drafts: 'with' })
  const listPrice = await findListPrice(db, reservation)
  const building = await loadBuilding(args.context)
  return {
    versions,
    change,
    today,
    revision,
    impossible: explainImpossible(change, reservation, role),
    buyerName,
    until,
    finalPrice: finalPrice ?? listPrice,
    listPrice,
    hasSpots: reservation.parkingSpotIds.length > 0,
    contractDate: contractDate ?? today,
    apartment: apartment
      ? apartmentRowText.name(apartment.number, entranceLetter(building, apartment.entrance))
      : text.deletedApartment,
  }
}

export async function action(args: Route.ActionArgs) {
  const { db, reservation, change, role, today } = await requireChange(args)
  if (isForAdmins(change, reservation) && role !== 'admin') throw data(null, { status: 403 })
  const { request, params, context } = args
  return saveAction(
    { request, context },
    {
      schema: changeSchema(change, { until: reservation.until, today }),
      failed: text.changes[change].failed,
      listWarnings: async (values, { revision }) =>
        // A stale change is refused anyway, so no warning is shown first.
        reservation.revision === revision
          ? explainWarnings(await reservationChangeWarnings(db, change, { reservation, values }))
          : [],
      save: (values, { revision }) =>
        reservationChangeHandlers[change](db, { ...reservation, revision }, values),
      findNow: async () => undefined,
      explainRefusal: explainReservationRefusal,
      next: returnTo(href('/admin/reservations/:id', { id: params.id }), new URL(request.url).search),
    },
  )
}

export const clientAction = ({ request, params, serverAction }: Route.ClientActionArgs) => {
  const change = choice(reservationChanges, params.change) ?? 'extend'
  const { done, failed } = text.changes[change]
  return toastResult<RefusedChange & Fault>(() => ({ done, failed }))({ request, serverAction })
}

export default function ChangeReservation({ loaderData, actionData, params }: Route.ComponentProps) {
  useLive(loaderData.versions)
  return <ChangeForm key={params.change} {...loaderData} id={params.id} refused={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RecordError error={error} collection={reservationCollection} />
}

/** Returns only the warnings that the change adds, without those that the stored reservation already has. */
async function reservationChangeWarnings(
  db: Database,
  change: ReservationChange,
  { reservation, values }: { reservation: Reservation; values: ChangeValues },
): Promise<Warning[]> {
  if (change === 'release') return []
  if (change !== 'sell') {
    const terms = await readReservationTerms(db, reservation)
    const { until = reservation.until } = values
    return newWarnings(termWarnings({ ...reservation, until }, terms), termWarnings(reservation, terms))
  }
  const known = { listPrice: await findListPrice(db, reservation), from: reservation.from }
  return newWarnings(saleWarnings(values, known), saleWarnings(reservation, known))
}

/** The price of the apartment and its parking spots; 0 where one of them is hidden, or the apartment is deleted. */
async function findListPrice(
  db: Database,
  { apartmentId, parkingSpotIds }: Pick<Reservation, 'apartmentId' | 'parkingSpotIds'>,
): Promise<number> {
  const apartment = await findApartment(db, apartmentId, { drafts: 'with' })
  const spots = (await listParkingSpots(db)).filter(({ id }) => parkingSpotIds.includes(id))
  const prices = [apartment, ...spots].map((unit) => unit?.price ?? 0)
  return prices.some(isHiddenPrice) ? 0 : prices.reduce((sum, price) => sum + price, 0)
}

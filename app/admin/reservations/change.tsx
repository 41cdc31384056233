import { data, href } from 'react-router'
import { countAlertsBySubject } from '../../../backend/data/alerts/alerts.ts'
import { type Database, versionsOf } from '../../../backend/data/database.ts'
import { waitWarnings } from '../../../backend/data/reservations/approvals.ts'
import { ReservationRefused } from '../../../backend/data/reservations/errors.ts'
import {
  releaseReservation,
  resumeReservation,
  reviseReservation,
  sellReservation,
} from '../../../backend/data/reservations/lifecycle.ts'
import { findReservation } from '../../../backend/data/reservations/queries.ts'
import { listPriceOf } from '../../../backend/data/reservations/units.ts'
import { changeDeal } from '../../../backend/deals/deals.ts'
import { findUnits } from '../../../backend/deals/read-units.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { choice } from '../../../domain/lists/query.ts'
import { newWarnings, type Warning } from '../../../domain/record/warning.ts'
import { promisedPrice, wholeListPrice } from '../../../domain/reservation/discount.ts'
import { type Reservation, unitIdsOf } from '../../../domain/reservation/reservation.ts'
import {
  discountWarningId,
  saleWarnings,
  termWarnings,
} from '../../../domain/reservation/reservation-warnings.ts'
import { reservationsText as text } from '../../../text/admin/reservations.ts'
import { nameUnits } from '../../../text/admin/unit-names.ts'
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
import { requestResume, untilField } from './request-resume.ts'
import {
  explainImpossible,
  isForAdmins,
  isOwnOrFree,
  type ReservationChange,
  reservationChanges,
} from './reservation-changes.ts'
import { explainReservationRefusal, readReservationTerms } from './reservation-collection.server.ts'
import { reservationCollection } from './reservation-collection.tsx'
import { unitsNameField } from './reservation-form-fields.tsx'

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
  release: (
    db,
    { id, revision },
    { releaseReason = '' as const, releaseNote = '', depositState = 'none' as const },
  ) => releaseReservation(db, id, revision, { releaseReason, releaseNote, depositState }),
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
  const user = context.get(userContext)
  return { db, versions, reservation, change, user, today: isoDay(new Date()) }
}

export async function loader(args: Route.LoaderArgs) {
  const { db, versions, reservation, change, user, today } = await requireChange(args)
  const { revision, buyerName, until, finalPrice, contractDate } = reservation
  const units = await findUnits(db, reservation)
  const listPrice = listPriceOf(units, reservation)
  const building = await loadBuilding(args.context)
  return {
    versions,
    change,
    today,
    revision,
    impossible: explainImpossible(change, reservation, user),
    buyerName,
    until,
    deposit: reservation.deposit,
    depositState: reservation.depositState,
    finalPrice: finalPrice ?? (promisedPrice(reservation) || wholeListPrice(listPrice)),
    listPrice,
    waiting: await countWaiting(db, reservation),
    isSeveral: unitIdsOf(reservation).length > 1,
    contractDate: contractDate ?? today,
    units: nameUnits(building, units),
  }
}

export async function action(args: Route.ActionArgs) {
  const { db, reservation, change, user, today } = await requireChange(args)
  if (isForAdmins(change, reservation) && user.role !== 'admin') throw data(null, { status: 403 })
  if (!isOwnOrFree(reservation, user)) throw data(null, { status: 403 })
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
        changeDeal(context.get(backendContext), reservation, (db) =>
          reservationChangeHandlers[change](db, { ...reservation, revision }, values),
        ),
      extraFields: [unitsNameField, untilField],
      findNow: async () => undefined,
      explainRefusal: explainReservationRefusal,
      next: returnTo(href('/admin/reservations/:id', { id: params.id }), new URL(request.url).search),
    },
  )
}

export const clientAction = ({ request, params, serverAction }: Route.ClientActionArgs) => {
  const change = choice(reservationChanges, params.change) ?? 'extend'
  return toastResult<RefusedChange & Fault>(async (request) => {
    const form = await request.clone().formData()
    const units = String(form.get(unitsNameField) ?? '')
    const { done, failed } = text.changes[change]
    const isAsked = String(form.get('confirmed') ?? '').includes(discountWarningId)
    const undo = change === 'release' ? () => requestResume(params.id, form) : undefined
    return { done: isAsked ? text.asked(units) : done(units), failed, ...(undo && { undo }) }
  })({ request, serverAction })
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
  const list = listPriceOf(await findUnits(db, reservation), reservation)
  const known = { ...list, from: reservation.from }
  const asked = { price: values.finalPrice ?? 0, ...list }
  return [
    ...newWarnings(saleWarnings(values, known), saleWarnings(reservation, known)),
    ...(reservation.state === 'running' ? await waitWarnings(db, asked, reservation) : []),
  ]
}

/** How many visitors wait to be told of the apartment. */
async function countWaiting(db: Database, { apartmentId }: Reservation): Promise<number> {
  return apartmentId === null ? 0 : ((await countAlertsBySubject(db, [apartmentId])).get(apartmentId) ?? 0)
}

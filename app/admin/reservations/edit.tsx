import type { ReactNode } from 'react'
import { data, href, Link, useLocation } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { findEnquiry } from '../../../backend/data/enquiries/enquiries.ts'
import { findReservation } from '../../../backend/data/reservations/queries.ts'
import { listPriceOf } from '../../../backend/data/reservations/units.ts'
import { findUnits, unitCollections } from '../../../backend/deals/read-units.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { pick } from '../../../domain/lists/pick.ts'
import type { SavedRecord } from '../../../domain/record/stored-record.ts'
import type { Reservation, ReservationValues } from '../../../domain/reservation/reservation.ts'
import { clientsText } from '../../../text/admin/clients.ts'
import { errors } from '../../../text/admin/errors.ts'
import { reservationsText as text } from '../../../text/admin/reservations.ts'
import { nameUnits } from '../../../text/admin/unit-names.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext, userContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { keepTyped } from '../form/keep-typed.ts'
import { RecordForm, type RefusedSave } from '../form/record-form.tsx'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { Screen } from '../frame/screen.tsx'
import { HistoryLink } from '../frame/screen-links.tsx'
import { editRecord, requireRecord } from '../record/record-actions.ts'
import { RecordError, toastSaved } from '../record/record-screen.tsx'
import { returnTo } from '../record/return-to.ts'
import { useFocusRowAfterForm } from '../record/row-focus.tsx'
import { AgentsMayChange, useRole } from '../session/use-role.ts'
import type { Route } from './+types/edit'
import { ApprovalPanel, type ApprovalView } from './approval-panel.tsx'
import { ChangeLinks } from './change-links.tsx'
import { readApproval } from './read-approval.server.ts'
import { ReleaseFacts, type ReleaseView } from './release-facts.tsx'
import { isOwnOrFree } from './reservation-changes.ts'
import {
  mailingCollection,
  readChoices,
  reservationServerCollection,
} from './reservation-collection.server.ts'
import { reservationCollection, reservationCollectionWith } from './reservation-collection.tsx'
import type { Choices } from './reservation-form-fields.tsx'
import { StateBadge, Term } from './standing.tsx'

interface ReservationFormProps {
  id: string
  record: SavedRecord<ReservationValues>
  refused: RefusedSave<ReservationValues> | undefined
  choices: Choices
  today: string
  standing: Pick<Reservation, 'state' | 'until' | 'finalPrice' | 'contractDate' | 'endedAt'>
  units: string
  apartmentId: string | undefined
  enquiryId: string | undefined
  clientId: string | undefined
  approval: ApprovalView | undefined
  release: ReleaseView | undefined
  /** Whether it is another agent's, so that it can only be read. */
  isOthers: boolean
  action: ReactNode
}

const link =
  'inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4 hover:text-sea-900'

function ReservationForm(props: ReservationFormProps) {
  const { id, record, refused, choices, today, standing, units, apartmentId, enquiryId, clientId, action } =
    props
  const { schema, describe, formFields, list } = reservationCollectionWith(choices)
  const { pathname, search } = useLocation()
  useFocusRowAfterForm([id])
  const back = new URLSearchParams({ back: pathname + search })
  return (
    <Screen title={standing.state === 'sold' ? text.saleTitle(units) : text.title(units)} action={action}>
      <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-1">
        <StateBadge state={standing.state} />
        <span className="flex flex-wrap items-baseline gap-x-2">
          {standing.state === 'running' && <span>{text.columns.until}</span>}
          <Term standing={standing} today={today} />
        </span>
        {apartmentId && (
          <Link to={`${href('/admin/apartments/:id', { id: apartmentId })}?${back}`} className={link}>
            {text.openApartment}
          </Link>
        )}
        {enquiryId && (
          <Link to={href('/admin/contacts/:id', { id: enquiryId })} className={link}>
            {text.enquiry}
          </Link>
        )}
        {clientId && (
          <Link to={href('/admin/clients/:id', { id: clientId })} className={link}>
            {clientsText.open}
          </Link>
        )}
      </div>
      {props.approval && (
        <ApprovalPanel {...{ id, units }} revision={record.revision} approval={props.approval} />
      )}
      {props.release && <ReleaseFacts {...props.release} />}
      {props.isOthers && <p className="mb-4 rounded-lg bg-sand-100 p-3">{text.problems.notYours}</p>}
      <RecordForm
        key={id}
        schema={schema}
        describe={describe}
        list={returnTo(list, search)}
        record={record}
        refused={refused}
      >
        {formFields}
      </RecordForm>
    </Screen>
  )
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const unitVersions = await versionsOf(db, ...unitCollections)
  const { saved, record, versions } = await requireRecord(reservationServerCollection, { params, context })
  const units = await findUnits(db, saved)
  const { state, until, finalPrice, contractDate, endedAt } = saved
  const building = await loadBuilding(context)
  return {
    versions: { ...versions, ...unitVersions },
    record,
    choices: await readChoices(building, db, { reservation: saved }),
    today: isoDay(new Date()),
    standing: { state, until, finalPrice, contractDate, endedAt },
    units: nameUnits(building, units),
    apartmentId: units.apartment?.id,
    enquiryId: (await findEnquiry(db, saved.enquiryId ?? ''))?.id,
    clientId: saved.clientId ?? undefined,
    isOthers: !isOwnOrFree(saved, context.get(userContext)),
    approval: await readApproval(db, saved, listPriceOf(units, saved)),
    release: saved.releaseReason
      ? pick(saved, ['releaseReason', 'releaseNote', 'deposit', 'depositState'])
      : undefined,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const user = context.get(userContext)
  const backend = context.get(backendContext)
  const now = await findReservation(backend.db, params.id)
  if (now?.state === 'sold' && user.role !== 'admin') throw data(null, { status: 403 })
  if (now && !isOwnOrFree(now, user)) throw data(null, { status: 403 })
  return editRecord(mailingCollection(backend))({ request, params, context })
}

export const clientLoader = keepTyped<typeof loader>(errors.load.reservations)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSaved(reservationCollection)

export default function EditReservation({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { versions, record, units, standing } = loaderData
  useLive(versions)
  const isAdmin = useRole() === 'admin'
  return (
    <AgentsMayChange value={standing.state !== 'sold' && !loaderData.isOthers}>
      <ReservationForm
        {...loaderData}
        id={id}
        refused={actionData}
        action={
          <div className="flex flex-wrap gap-2">
            <ChangeLinks
              {...{ id, units }}
              reservation={{ ...record.values, state: standing.state }}
              classNameOf={(change) => button({ kind: buttonKinds[change] })}
            />
            {isAdmin && <HistoryLink collection="reservations" record={id} />}
          </div>
        }
      />
    </AgentsMayChange>
  )
}

const buttonKinds = { extend: 'secondary', sell: 'primary', release: 'danger', resume: 'secondary' } as const

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RecordError error={error} collection={reservationCollection} />
}

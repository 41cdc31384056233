import { data } from 'react-router'
import { findApartment } from '../../../backend/data/apartments.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { findEnquiry } from '../../../backend/data/enquiries.ts'
import { findReservation } from '../../../backend/data/reservations.ts'
import { entranceLetters } from '../../../domain/building.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { backendContext, userContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { apartmentRowText } from '../../text/admin/apartment-row.ts'
import { errors } from '../../text/admin/errors.ts'
import { reservationsText as text } from '../../text/admin/reservations.ts'
import { button } from '../../ui/button.ts'
import { keepTyped } from '../form/keep-typed.ts'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { HistoryLink } from '../frame/history-link.tsx'
import { editRecord } from '../record/record-actions.ts'
import { ScreenProblem, toastSaved } from '../record/record-screen.tsx'
import { requireRecord } from '../record/require-record.ts'
import { AgentsMayChange, useRole } from '../session/use-role.ts'
import type { Route } from './+types/edit'
import { ChangeLinks } from './change-links.tsx'
import { readChoices } from './read-choices.ts'
import { ReservationForm } from './reservation-form.tsx'
import { reservationRecords } from './reservation-records.ts'
import { anyReservation } from './reservation-screen.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const unitVersions = await versionsOf(db, 'apartments', 'parkingSpots')
  const { saved, record, versions } = await requireRecord(reservationRecords, { params, context })
  const apartment = await findApartment(db, saved.apartmentId)
  const { state, until, finalPrice, contractDate, endedAt } = saved
  return {
    versions: { ...versions, ...unitVersions },
    record,
    choices: await readChoices(db, saved),
    today: isoDay(new Date()),
    standing: { state, until, finalPrice, contractDate, endedAt },
    apartment: apartment
      ? apartmentRowText.name(apartment.number, entranceLetters[apartment.entrance])
      : text.deletedApartment,
    apartmentId: apartment?.id,
    enquiryId: (await findEnquiry(db, saved.enquiryId ?? ''))?.id,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { role } = context.get(userContext)
  const now = await findReservation(context.get(backendContext).db, params.id)
  if (now?.state === 'sold' && role !== 'admin') throw data(null, { status: 403 })
  return editRecord(reservationRecords)({ request, params, context })
}

export const clientLoader = keepTyped<typeof loader>(errors.load.reservations)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSaved(anyReservation)

export default function EditReservation({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { versions, record, apartment, standing } = loaderData
  useLive(versions)
  const isAdmin = useRole() === 'admin'
  return (
    <AgentsMayChange value={standing.state !== 'sold'}>
      <ReservationForm
        {...loaderData}
        id={id}
        refused={actionData}
        action={
          <div className="flex flex-wrap gap-2">
            <ChangeLinks
              {...{ id, apartment }}
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
  return <ScreenProblem error={error} screen={anyReservation} />
}

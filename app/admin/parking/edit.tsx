import { href } from 'react-router'
import { findActiveReservationOfSpot } from '../../../backend/data/reservations/queries.ts'
import { neighboursIn } from '../../../domain/lists/neighbours.ts'
import type { ParkingSpot } from '../../../domain/parking/parking.ts'
import { errors } from '../../../text/admin/errors.ts'
import { parkingFormText as text } from '../../../text/admin/parking.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { keepTyped } from '../form/keep-typed.ts'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { HistoryLink } from '../frame/screen-links.tsx'
import { editRecord, requireRecord } from '../record/record-actions.ts'
import { EditRecord, type Neighbour, RecordError, toastSaved } from '../record/record-screen.tsx'
import { describeStandingDeal } from '../reservations/describe-standing-deal.server.ts'
import { ReserveUnit } from '../reservations/reserve-unit.tsx'
import { StandingDeal } from '../reservations/standing-deal.tsx'
import type { Route } from './+types/edit'
import { listAdminParkingSpots } from './admin-list.ts'
import { parkingServerCollection } from './parking-collection.server.ts'
import { parkingCollection } from './parking-collection.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { saved, ...opened } = await requireRecord(parkingServerCollection, { params, context })
  const { db } = context.get(backendContext)
  const { spots } = await listAdminParkingSpots(
    await loadBuilding(context),
    db,
    new URL(request.url).searchParams,
  )
  const deal = await describeStandingDeal(db, await findActiveReservationOfSpot(db, params.id))
  const { previous, next } = neighboursIn(spots, params.id)
  const neighbours = { previous: previous && toNeighbour(previous), next: next && toNeighbour(next) }
  return { ...opened, number: saved.number, neighbours, deal }
}

function toNeighbour({ id, number }: ParkingSpot): Neighbour {
  return { id, url: href('/admin/parking/:id', { id }), name: text.title(number) }
}

export const action = editRecord(parkingServerCollection)
export const clientLoader = keepTyped<typeof loader>(errors.load.parking)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSaved(parkingCollection)

export default function EditParkingSpot({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { versions, record, number, neighbours, deal } = loaderData
  useLive(versions)
  return (
    <EditRecord
      collection={parkingCollection}
      record={record}
      refused={actionData}
      title={text.title(number)}
      name={text.name(number)}
      url={href('/admin/parking/:id', { id })}
      id={id}
      neighbours={neighbours}
      above={deal && <StandingDeal deal={deal} />}
      read={null}
      action={
        <>
          {!deal && <ReserveUnit of="spot" id={id} name={text.name(number)} status={record.values.status} />}
          <HistoryLink collection="parkingSpots" record={id} />
        </>
      }
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RecordError error={error} collection={parkingCollection} />
}

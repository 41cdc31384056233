import { href } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { findParkingSpotWithNotes } from '../../../backend/data/parking-spots.ts'
import { newParkingSpot, type ParkingSpotValues } from '../../../domain/parking/parking.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { errors } from '../../text/office/errors.ts'
import { parkingFormText as text } from '../../text/office/parking-form.ts'
import { formRecord } from '../form/form-record.ts'
import { keepTyped, unlessFailed } from '../form/keep-typed.ts'
import type { RefusedSave } from '../form/record-form.tsx'
import { editRecord } from '../record/answer-record.ts'
import { EditRecord, ScreenProblem, tellSaved } from '../record/record-screen.tsx'
import { requireRecord } from '../record/require-record.ts'
import type { Route } from './+types/edit'
import { parkingRecords } from './parking-records.ts'
import { parkingScreen } from './parking-screen.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'parkingSpots')
  const spot = requireRecord(await findParkingSpotWithNotes(db, params.id))
  return { versions, record: formRecord(spot, newParkingSpot), number: spot.number }
}

export const action = editRecord(parkingRecords)

export const clientLoader = keepTyped<Awaited<ReturnType<typeof loader>>>(errors.load.parking)

export const shouldRevalidate = unlessFailed

export const clientAction = tellSaved<RefusedSave<ParkingSpotValues>>(parkingScreen.words)

export default function EditParkingSpot({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { versions, record, number } = loaderData
  useLive(versions)
  return (
    <EditRecord
      screen={parkingScreen}
      record={record}
      refused={actionData}
      title={text.title(number)}
      name={text.name(number)}
      address={href('/admin/parking/:id', { id })}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenProblem error={error} screen={parkingScreen} />
}

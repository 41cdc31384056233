import type { ParkingSpotValues } from '../../../domain/parking/parking.ts'
import type { RefusedSave } from '../form/record-form.tsx'
import { addRecord } from '../record/answer-record.ts'
import { newRecordId } from '../record/new-record-id.ts'
import { NewRecord, tellSaved } from '../record/record-screen.tsx'
import type { Route } from './+types/new'
import { parkingRecords } from './parking-records.ts'
import { parkingScreen } from './parking-screen.ts'

export const loader = newRecordId

/** The form keeps the id that it was opened with. */
export const shouldRevalidate = () => false

export const action = addRecord(parkingRecords)

export const clientAction = tellSaved<RefusedSave<ParkingSpotValues>>(parkingScreen.words)

export default function NewParkingSpot({ loaderData: { id }, actionData }: Route.ComponentProps) {
  return <NewRecord screen={parkingScreen} id={id} refused={actionData} />
}

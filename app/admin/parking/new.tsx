import { neverRevalidate } from '../form/revalidation.ts'
import { newRecordId } from '../record/new-record-id.ts'
import { addRecord } from '../record/record-actions.ts'
import { NewRecord, toastSaved } from '../record/record-screen.tsx'
import type { Route } from './+types/new'
import { parkingRecords } from './parking-records.ts'
import { parkingScreen } from './parking-screen.ts'

export const loader = newRecordId
export const shouldRevalidate = neverRevalidate
export const action = addRecord(parkingRecords)
export const clientAction = toastSaved(parkingScreen)

export default function NewParkingSpot({ loaderData: { id }, actionData }: Route.ComponentProps) {
  return <NewRecord screen={parkingScreen} id={id} refused={actionData} />
}

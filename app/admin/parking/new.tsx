import { neverRevalidate } from '../form/revalidation.ts'
import { addRecord, newRecordId } from '../record/record-actions.ts'
import { NewRecord, toastSaved } from '../record/record-screen.tsx'
import type { Route } from './+types/new'
import { parkingServerCollection } from './parking-collection.server.ts'
import { parkingCollection } from './parking-collection.tsx'

export const loader = newRecordId
export const shouldRevalidate = neverRevalidate
export const action = addRecord(parkingServerCollection)
export const clientAction = toastSaved(parkingCollection)

export default function NewParkingSpot({ loaderData: { id }, actionData }: Route.ComponentProps) {
  return <NewRecord collection={parkingCollection} id={id} refused={actionData} />
}

import { neverRevalidate } from '../form/revalidation.ts'
import { newRecordId } from '../record/new-record-id.ts'
import { addRecord } from '../record/record-actions.ts'
import { NewRecord, toastSaved } from '../record/record-screen.tsx'
import type { Route } from './+types/new'
import { apartmentRecords } from './apartment-records.ts'
import { apartmentScreen } from './apartment-screen.ts'

export const loader = newRecordId
export const shouldRevalidate = neverRevalidate
export const action = addRecord(apartmentRecords)
export const clientAction = toastSaved(apartmentScreen)

export default function NewApartment({ loaderData: { id }, actionData }: Route.ComponentProps) {
  return <NewRecord screen={apartmentScreen} id={id} refused={actionData} />
}

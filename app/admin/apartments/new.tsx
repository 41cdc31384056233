import type { ApartmentValues } from '../../../domain/apartment/apartment.ts'
import type { RefusedSave } from '../form/record-form.tsx'
import { addRecord } from '../record/answer-record.ts'
import { newRecordId } from '../record/new-record-id.ts'
import { NewRecord, tellSaved } from '../record/record-screen.tsx'
import type { Route } from './+types/new'
import { apartmentRecords } from './apartment-records.ts'
import { apartmentScreen } from './apartment-screen.ts'

export const loader = newRecordId

/** The form keeps the id that it was opened with. */
export const shouldRevalidate = () => false

export const action = addRecord(apartmentRecords)

export const clientAction = tellSaved<RefusedSave<ApartmentValues>>(apartmentScreen.words)

export default function NewApartment({ loaderData: { id }, actionData }: Route.ComponentProps) {
  return <NewRecord screen={apartmentScreen} id={id} refused={actionData} />
}

import { backendContext } from '../../context.ts'
import { neverRevalidate } from '../form/revalidation.ts'
import { addRecord, newRecordId } from '../record/record-actions.ts'
import { NewRecord, toastSaved } from '../record/record-screen.tsx'
import type { Route } from './+types/new'
import { apartmentCollection } from './apartment-collection.ts'
import { apartmentFormCollection } from './apartment-form.server.ts'
import { loadKnownFeatures } from './load-known-features.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { ...newRecordId(), knownFeatures: await loadKnownFeatures(context.get(backendContext).db) }
}

export const shouldRevalidate = neverRevalidate
export const action = addRecord(apartmentFormCollection)
export const clientAction = toastSaved(apartmentCollection)

export default function NewApartment({ loaderData: { id }, actionData }: Route.ComponentProps) {
  return <NewRecord collection={apartmentCollection} id={id} refused={actionData} />
}

import { backendContext, userContext } from '../../context.ts'
import { neverRevalidate } from '../form/revalidation.ts'
import { newRecordId } from '../record/new-record-id.ts'
import { addRecord } from '../record/record-actions.ts'
import { NewRecord, toastSaved } from '../record/record-screen.tsx'
import { AgentsMayChange } from '../session/use-role.ts'
import type { Route } from './+types/new'
import { prefillReservation } from './prefill-reservation.ts'
import { readChoices } from './read-choices.ts'
import { reservationRecords } from './reservation-records.ts'
import { anyReservation, reservationScreen } from './reservation-screen.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const query = new URL(request.url).searchParams
  return {
    ...newRecordId(),
    choices: await readChoices(db),
    ...(await prefillReservation(db, query, context.get(userContext))),
  }
}

export const shouldRevalidate = neverRevalidate
export const action = addRecord(reservationRecords)
export const clientAction = toastSaved(anyReservation)

/** Its URL may name the apartment (`?apartment=`) and the enquiry (`?enquiry=`) that it comes from. */
export default function NewReservation({ loaderData, actionData }: Route.ComponentProps) {
  const { id, choices, values, notice } = loaderData
  return (
    <AgentsMayChange value={true}>
      {notice && (
        <p role="alert" className="mb-4 rounded-lg bg-reserved-soft p-4 font-medium text-reserved">
          {notice}
        </p>
      )}
      <NewRecord screen={{ ...reservationScreen(choices), empty: values }} id={id} refused={actionData} />
    </AgentsMayChange>
  )
}

import { href, useLocation } from 'react-router'
import {
  addParkingSpot,
  findParkingSpotWithNotes,
  updateParkingSpot,
} from '../../../backend/data/parking-spots.ts'
import { newParkingSpot } from '../../../domain/parking.ts'
import { type ParkingSpotValues, parkingSpotSchema } from '../../../domain/parking-schema.ts'
import { backendContext } from '../../context.ts'
import { adminText } from '../../text/admin.ts'
import { errors } from '../../text/errors.ts'
import { logMessages } from '../../text/log-messages.ts'
import { answerSave } from '../form/answer-save.ts'
import { newRecordId } from '../form/new-record-id.ts'
import { RecordForm, type RefusedSave } from '../form/record-form.tsx'
import { formRecord } from '../form/saved-record.ts'
import { tellResult } from '../form/tell-result.ts'
import { Screen } from '../screen.tsx'
import type { Route } from './+types/new'
import { describeParkingSpot } from './describe-parking-spot.ts'
import { ParkingSpotFields } from './parking-spot-fields.tsx'

export const loader = newRecordId

/** The form keeps the id that it was opened with. */
export const shouldRevalidate = () => false

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return answerSave(
    { request, context },
    {
      schema: parkingSpotSchema,
      failed: errors.saveParkingSpot,
      logged: logMessages.add.parkingSpot,
      adds: true,
      save: (values, { id, revision }) =>
        revision === 0 ? addParkingSpot(db, values, id) : updateParkingSpot(db, id, revision, values),
      findNow: async ({ id }) => formRecord(await findParkingSpotWithNotes(db, id), newParkingSpot),
      next: href('/admin/parking') + new URL(request.url).search,
    },
  )
}

export const clientAction = tellResult<RefusedSave<ParkingSpotValues>>(() => ({
  done: adminText.saved.parkingSpot,
  failed: errors.saveParkingSpot,
}))

const empty = { revision: 0, values: newParkingSpot }

export default function NewParkingSpot({ loaderData: { id }, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  return (
    <Screen title={adminText.newParkingSpot}>
      <RecordForm
        schema={parkingSpotSchema}
        record={empty}
        newId={id}
        refused={actionData}
        describe={describeParkingSpot}
        list={href('/admin/parking') + search}
      >
        {ParkingSpotFields}
      </RecordForm>
    </Screen>
  )
}

import { href, useLocation } from 'react-router'
import { addParkingSpot } from '../../../backend/data/parking-spots.ts'
import { newParkingSpot } from '../../../domain/parking.ts'
import { type ParkingSpotValues, parkingSpotSchema } from '../../../domain/parking-schema.ts'
import { backendContext } from '../../context.ts'
import { adminText } from '../../text/admin.ts'
import { errors } from '../../text/errors.ts'
import { answerSave } from '../form/answer-save.ts'
import { RecordForm, type RefusedSave } from '../form/record-form.tsx'
import { tellResult } from '../form/tell-result.ts'
import { Screen } from '../screen.tsx'
import type { Route } from './+types/new'
import { describeParkingSpot } from './describe-parking-spot.ts'
import { ParkingSpotFields } from './parking-spot-fields.tsx'

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return answerSave(
    { request, context },
    {
      schema: parkingSpotSchema,
      failed: errors.saveParkingSpot,
      save: (values) => addParkingSpot(db, values),
      next: href('/admin/parking') + new URL(request.url).search,
    },
  )
}

export const clientAction = tellResult<RefusedSave<ParkingSpotValues>>(() => ({
  done: adminText.saved.parkingSpot,
  failed: errors.saveParkingSpot,
}))

const empty = { revision: 0, values: newParkingSpot }

export default function NewParkingSpot({ actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  return (
    <Screen title={adminText.newParkingSpot}>
      <RecordForm
        schema={parkingSpotSchema}
        record={empty}
        refused={actionData}
        describe={describeParkingSpot}
        list={href('/admin/parking') + search}
      >
        {ParkingSpotFields}
      </RecordForm>
    </Screen>
  )
}

import { href, useLocation } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import {
  deleteParkingSpot,
  findParkingSpotWithNotes,
  updateParkingSpot,
} from '../../../backend/data/parking-spots.ts'
import { describeRecord } from '../../../domain/field-table.ts'
import { newParkingSpot, type ParkingSpotValues } from '../../../domain/parking.ts'
import { parkingFields } from '../../../domain/parking-fields.ts'
import { parkingSpotSchema } from '../../../domain/parking-schema.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/admin.ts'
import { errors } from '../../text/errors.ts'
import { parkingFormText as text } from '../../text/parking-form.ts'
import { answerDelete } from '../form/answer-delete.ts'
import { answerSave } from '../form/answer-save.ts'
import { DeleteButton } from '../form/delete-button.tsx'
import { keepTyped, unlessFailed } from '../form/keep-typed.ts'
import { RecordForm, type RefusedSave } from '../form/record-form.tsx'
import { RecordProblem } from '../form/record-problem.tsx'
import { requireRecord } from '../form/require-record.ts'
import { formRecord } from '../form/saved-record.ts'
import { tellResult } from '../form/tell-result.ts'
import { Screen } from '../screen.tsx'
import type { Route } from './+types/edit'
import { ParkingSpotFields } from './parking-spot-fields.tsx'

const list = href('/admin/parking')

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'parkingSpots')
  const spot = requireRecord(await findParkingSpotWithNotes(db, params.id))
  return { versions, record: formRecord(spot, newParkingSpot), number: spot.number }
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  const next = list + new URL(request.url).search
  if (request.method === 'DELETE') {
    return answerDelete(context, {
      failed: errors.deleteParkingSpot,
      remove: () => deleteParkingSpot(db, id),
      next,
    })
  }
  return answerSave(
    { request, context },
    {
      schema: parkingSpotSchema,
      failed: errors.saveParkingSpot,
      save: (values, { revision }) => updateParkingSpot(db, id, revision, values),
      findNow: async () => formRecord(await findParkingSpotWithNotes(db, id), newParkingSpot),
      next,
    },
  )
}

export const clientLoader = keepTyped<Awaited<ReturnType<typeof loader>>>(errors.load.parking)

export const shouldRevalidate = unlessFailed

export const clientAction = tellResult<RefusedSave<ParkingSpotValues>>(({ method }) =>
  method === 'DELETE'
    ? { done: adminText.deleted.parkingSpot, failed: errors.deleteParkingSpot }
    : { done: adminText.saved.parkingSpot, failed: errors.saveParkingSpot },
)

export default function EditParkingSpot({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  useLive(loaderData.versions)
  const { search } = useLocation()
  const { record, number } = loaderData
  return (
    <Screen title={text.title(number)}>
      <RecordForm
        schema={parkingSpotSchema}
        record={record}
        refused={actionData}
        describe={(values) => describeRecord(parkingFields, values)}
        list={list + search}
        more={<DeleteButton to={href('/admin/parking/:id', { id })} name={text.name(number)} />}
      >
        {ParkingSpotFields}
      </RecordForm>
    </Screen>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <RecordProblem
      error={error}
      title={adminText.editParkingSpot}
      gone={adminText.gone.parkingSpot}
      failed={errors.load.parking}
      list={list}
    />
  )
}

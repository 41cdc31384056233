import { href, useLocation } from 'react-router'
import { findApartmentWithNotes, updateApartment } from '../../../backend/data/apartments.ts'
import { removeApartment } from '../../../backend/uploads/remove-with-files.ts'
import { newApartment } from '../../../domain/apartment.ts'
import { type ApartmentValues, apartmentSchema } from '../../../domain/apartment-schema.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/admin.ts'
import { apartmentFormText as text } from '../../text/apartment-form.ts'
import { errors } from '../../text/errors.ts'
import { answerDelete } from '../form/answer-delete.ts'
import { answerSave } from '../form/answer-save.ts'
import { DeleteButton } from '../form/delete-button.tsx'
import { RecordForm, type RefusedSave } from '../form/record-form.tsx'
import { RecordProblem } from '../form/record-problem.tsx'
import { requireRecord } from '../form/require-record.ts'
import { formRecord } from '../form/saved-record.ts'
import { tellResult } from '../form/tell-result.ts'
import { Screen } from '../screen.tsx'
import type { Route } from './+types/edit'
import { ApartmentFields } from './apartment-fields.tsx'
import { describeApartment } from './describe-apartment.ts'

const list = href('/admin/apartments')

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const apartment = requireRecord(await findApartmentWithNotes(db, params.id))
  return { record: formRecord(apartment, newApartment), number: apartment.number }
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  const next = list + new URL(request.url).search
  if (request.method === 'DELETE') {
    return answerDelete(context, {
      failed: errors.deleteApartment,
      remove: () => removeApartment(context.get(backendContext), id),
      next,
    })
  }
  return answerSave(
    { request, context },
    {
      schema: apartmentSchema,
      failed: errors.saveApartment,
      save: (values, revision) => updateApartment(db, id, revision, values),
      findNow: async () => {
        const now = await findApartmentWithNotes(db, id)
        return now && formRecord(now, newApartment)
      },
      next,
    },
  )
}

export const clientAction = tellResult<RefusedSave<ApartmentValues>>(({ method }) =>
  method === 'DELETE'
    ? { done: adminText.deleted.apartment, failed: errors.deleteApartment }
    : { done: adminText.saved.apartment, failed: errors.saveApartment },
)

export default function EditApartment({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  useLive('apartments')
  const { search } = useLocation()
  const { record, number } = loaderData
  return (
    <Screen title={text.title(number)}>
      <RecordForm
        schema={apartmentSchema}
        record={record}
        refused={actionData}
        describe={describeApartment}
        list={list + search}
        more={
          <DeleteButton
            to={href('/admin/apartments/:id', { id })}
            name={text.name(number)}
            warning={text.deleteWarning}
          />
        }
      >
        {ApartmentFields}
      </RecordForm>
    </Screen>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <RecordProblem
      error={error}
      title={adminText.editApartment}
      gone={adminText.gone.apartment}
      failed={errors.load.apartments}
      list={list}
    />
  )
}

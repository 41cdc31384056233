import { href, useLocation } from 'react-router'
import { addApartment, findApartmentWithNotes, updateApartment } from '../../../backend/data/apartments.ts'
import { newApartment } from '../../../domain/apartment.ts'
import { type ApartmentValues, apartmentSchema } from '../../../domain/apartment-schema.ts'
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
import { ApartmentFields } from './apartment-fields.tsx'
import { describeApartment } from './describe-apartment.ts'

export const loader = newRecordId

/** The form keeps the id that it was opened with. */
export const shouldRevalidate = () => false

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return answerSave(
    { request, context },
    {
      schema: apartmentSchema,
      failed: errors.saveApartment,
      logged: logMessages.add.apartment,
      adds: true,
      save: (values, { id, revision }) =>
        revision === 0 ? addApartment(db, values, id) : updateApartment(db, id, revision, values),
      findNow: async ({ id }) => formRecord(await findApartmentWithNotes(db, id), newApartment),
      next: href('/admin/apartments') + new URL(request.url).search,
    },
  )
}

export const clientAction = tellResult<RefusedSave<ApartmentValues>>(() => ({
  done: adminText.saved.apartment,
  failed: errors.saveApartment,
}))

const empty = { revision: 0, values: newApartment }

export default function NewApartment({ loaderData: { id }, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  return (
    <Screen title={adminText.newApartment}>
      <RecordForm
        schema={apartmentSchema}
        record={empty}
        newId={id}
        refused={actionData}
        describe={describeApartment}
        list={href('/admin/apartments') + search}
      >
        {ApartmentFields}
      </RecordForm>
    </Screen>
  )
}

import { href, useLocation } from 'react-router'
import { addApartment } from '../../../backend/data/apartments.ts'
import { newApartment } from '../../../domain/apartment.ts'
import { type ApartmentValues, apartmentSchema } from '../../../domain/apartment-schema.ts'
import { backendContext } from '../../context.ts'
import { adminText } from '../../text/admin.ts'
import { errors } from '../../text/errors.ts'
import { answerSave } from '../form/answer-save.ts'
import { RecordForm, type RefusedSave } from '../form/record-form.tsx'
import { tellResult } from '../form/tell-result.ts'
import { Screen } from '../screen.tsx'
import type { Route } from './+types/new'
import { ApartmentFields } from './apartment-fields.tsx'
import { describeApartment } from './describe-apartment.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return answerSave(
    { request, context },
    {
      schema: apartmentSchema,
      failed: errors.saveApartment,
      save: (values) => addApartment(db, values),
      next: href('/admin/apartments') + new URL(request.url).search,
    },
  )
}

export const clientAction = tellResult<RefusedSave<ApartmentValues>>(() => ({
  done: adminText.saved.apartment,
  failed: errors.saveApartment,
}))

const empty = { revision: 0, values: newApartment }

export default function NewApartment({ actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  return (
    <Screen title={adminText.newApartment}>
      <RecordForm
        schema={apartmentSchema}
        record={empty}
        refused={actionData}
        describe={describeApartment}
        list={href('/admin/apartments') + search}
      >
        {ApartmentFields}
      </RecordForm>
    </Screen>
  )
}

import { href, useLocation } from 'react-router'
import { addStore } from '../../../backend/data/stores.ts'
import { newStore, type StoreValues, storeSchema } from '../../../domain/store.ts'
import { backendContext } from '../../context.ts'
import { adminText } from '../../text/admin.ts'
import { errors } from '../../text/errors.ts'
import { answerSave } from '../form/answer-save.ts'
import { RecordForm, type RefusedSave } from '../form/record-form.tsx'
import { tellResult } from '../form/tell-result.ts'
import { Screen } from '../screen.tsx'
import type { Route } from './+types/new'
import { describeStore } from './describe-store.ts'
import { StoreFields } from './store-fields.tsx'

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return answerSave(
    { request, context },
    {
      schema: storeSchema,
      failed: errors.saveStore,
      save: (values) => addStore(db, values),
      next: href('/admin/stores') + new URL(request.url).search,
    },
  )
}

export const clientAction = tellResult<RefusedSave<StoreValues>>(() => ({
  done: adminText.saved.store,
  failed: errors.saveStore,
}))

const empty = { revision: 0, values: newStore }

export default function NewStore({ actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  return (
    <Screen title={adminText.newStore}>
      <RecordForm
        schema={storeSchema}
        record={empty}
        refused={actionData}
        invalidMessage={errors.requiredFields}
        describe={describeStore}
        list={href('/admin/stores') + search}
      >
        {StoreFields}
      </RecordForm>
    </Screen>
  )
}

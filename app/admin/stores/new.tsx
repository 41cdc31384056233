import { href, redirect } from 'react-router'
import { addStore, findStore, updateStore } from '../../../backend/data/stores.ts'
import { newStore, type StoreValues, storeSchema } from '../../../domain/store.ts'
import { backendContext } from '../../context.ts'
import { adminText } from '../../text/admin.ts'
import { errors } from '../../text/errors.ts'
import { logMessages } from '../../text/log-messages.ts'
import { explainRefusal } from '../../text/uploads.ts'
import { showError } from '../../ui/toaster.ts'
import { newUploadId, uploadFile } from '../../uploads/storage-client.ts'
import { StorageError } from '../../uploads/storage-error.ts'
import { answerSave } from '../form/answer-save.ts'
import { newRecordId } from '../form/new-record-id.ts'
import { RecordForm, type RefusedSave } from '../form/record-form.tsx'
import { formRecord } from '../form/saved-record.ts'
import { tellResult } from '../form/tell-result.ts'
import { Screen } from '../screen.tsx'
import type { Route } from './+types/new'
import { describeStore } from './describe-store.ts'
import { findWaitingImage, NewStoreImage } from './new-store-image.tsx'
import { StoreFields } from './store-fields.tsx'

const list = href('/admin/stores')

export const loader = newRecordId

/** The form keeps the id that it was opened with. */
export const shouldRevalidate = () => false

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return answerSave(
    { request, context },
    {
      schema: storeSchema,
      failed: errors.saveStore,
      logged: logMessages.add.store,
      adds: true,
      save: (values, { id, revision }) =>
        revision === 0 ? addStore(db, values, id) : updateStore(db, id, revision, values),
      findNow: async ({ id }) => formRecord(await findStore(db, id), newStore),
      next: list,
      also: ['withImage'],
      stayWith: ({ id }, form) => (form.has('withImage') ? { added: id } : undefined),
    },
  )
}

interface Answer extends RefusedSave<StoreValues> {
  /** The new store, to which the chosen picture can be uploaded now. */
  added?: string
}

const tell = tellResult<Answer>(() => ({ done: adminText.saved.store, failed: errors.saveStore }))

export async function clientAction(sent: Route.ClientActionArgs) {
  const answer = await tell(sent)
  const image = findWaitingImage()
  if (!answer.added || !image) return answer
  const target = { uploader: 'storeImage', storeId: answer.added, slot: 'main' } as const
  try {
    await uploadFile(image, target, { id: newUploadId(), signal: sent.request.signal })
    return redirect(list)
  } catch (thrown) {
    const { code, words } = thrown instanceof StorageError ? thrown : new StorageError('unknown')
    const known = explainRefusal('storeImage', code)
    showError(errors.upload.storeImage, `${words.message ?? known.message} ${words.detail ?? known.detail}`)
    return redirect(href('/admin/stores/:id', { id: answer.added }))
  }
}

const empty = { revision: 0, values: newStore }

export default function NewStore({ loaderData: { id }, actionData }: Route.ComponentProps) {
  return (
    <Screen title={adminText.newStore}>
      <RecordForm
        schema={storeSchema}
        record={empty}
        newId={id}
        refused={actionData}
        saidAloud={errors.requiredFields}
        describe={describeStore}
        list={list}
      >
        {(fields) => (
          <>
            <StoreFields {...fields} />
            <NewStoreImage />
          </>
        )}
      </RecordForm>
    </Screen>
  )
}

import { href, useLocation } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { findStore, updateStore } from '../../../backend/data/stores.ts'
import { removeStore } from '../../../backend/uploads/remove-with-files.ts'
import { newStore, type StoreValues, storeSchema } from '../../../domain/store.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/admin.ts'
import { errors } from '../../text/errors.ts'
import { storeFormText as text } from '../../text/store-form.ts'
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
import { describeStore } from './describe-store.ts'
import { StoreFields } from './store-fields.tsx'
import { StoreImages } from './store-images.tsx'

const list = href('/admin/stores')

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, knownPictures } = context.get(backendContext)
  const versions = await versionsOf(db, 'stores')
  const store = requireRecord(await findStore(db, params.id))
  const { title, mainImage, secondaryImage } = store
  const pictures = await knownPictures.find([mainImage, secondaryImage])
  return {
    versions,
    record: formRecord(store, newStore),
    title,
    images: { main: mainImage, secondary: secondaryImage },
    pictures,
  }
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  const next = list + new URL(request.url).search
  if (request.method === 'DELETE') {
    return answerDelete(context, {
      failed: errors.deleteStore,
      remove: () => removeStore(context.get(backendContext), id),
      next,
    })
  }
  return answerSave(
    { request, context },
    {
      schema: storeSchema,
      failed: errors.saveStore,
      save: (values, { revision }) => updateStore(db, id, revision, values),
      findNow: async () => formRecord(await findStore(db, id), newStore),
      next,
    },
  )
}

export const clientLoader = keepTyped<Awaited<ReturnType<typeof loader>>>(errors.load.stores)

export const shouldRevalidate = unlessFailed

export const clientAction = tellResult<RefusedSave<StoreValues>>(({ method }) =>
  method === 'DELETE'
    ? { done: adminText.deleted.store, failed: errors.deleteStore }
    : { done: adminText.saved.store, failed: errors.saveStore },
)

export default function EditStore({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  useLive(loaderData.versions)
  const { search } = useLocation()
  const { record, title, images, pictures } = loaderData
  return (
    <Screen title={title}>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-4">
          <RecordForm
            schema={storeSchema}
            record={record}
            refused={actionData}
            saidAloud={errors.requiredFields}
            describe={describeStore}
            list={list + search}
            more={
              <DeleteButton
                to={href('/admin/stores/:id', { id })}
                name={text.name(title)}
                warning={text.deleteWarning}
              />
            }
          >
            {StoreFields}
          </RecordForm>
        </div>
        <StoreImages storeId={id} images={images} pictures={pictures} />
      </div>
    </Screen>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <RecordProblem
      error={error}
      title={adminText.editStore}
      gone={adminText.gone.store}
      failed={errors.load.stores}
      list={list}
    />
  )
}

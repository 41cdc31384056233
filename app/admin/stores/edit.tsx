import { href } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { findStore } from '../../../backend/data/stores.ts'
import { newStore, type StoreValues } from '../../../domain/store.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { errors } from '../../text/office/errors.ts'
import { storeFormText as text } from '../../text/office/store-form.ts'
import { formRecord } from '../form/form-record.ts'
import { keepTyped, unlessFailed } from '../form/keep-typed.ts'
import type { RefusedSave } from '../form/record-form.tsx'
import { editRecord } from '../record/answer-record.ts'
import { EditRecord, ScreenProblem, tellSaved } from '../record/record-screen.tsx'
import { requireRecord } from '../record/require-record.ts'
import type { Route } from './+types/edit'
import { StoreImages } from './store-images.tsx'
import { storeRecords } from './store-records.ts'
import { storeScreen } from './store-screen.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, knownPictures } = context.get(backendContext)
  const versions = await versionsOf(db, 'stores')
  const store = requireRecord(await findStore(db, params.id))
  const { title, mainImage, secondaryImage } = store
  const pictures = await knownPictures.find([mainImage, secondaryImage])
  const images = { main: mainImage, secondary: secondaryImage }
  return { versions, record: formRecord(store, newStore), title, images, pictures }
}

export const action = editRecord(storeRecords)

export const clientLoader = keepTyped<Awaited<ReturnType<typeof loader>>>(errors.load.stores)

export const shouldRevalidate = unlessFailed

export const clientAction = tellSaved<RefusedSave<StoreValues>>(storeScreen.words)

export default function EditStore({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { versions, record, title, images, pictures } = loaderData
  useLive(versions)
  return (
    <EditRecord
      screen={storeScreen}
      record={record}
      refused={actionData}
      title={title}
      name={text.name(title)}
      address={href('/admin/stores/:id', { id })}
      aside={<StoreImages storeId={id} images={images} pictures={pictures} />}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenProblem error={error} screen={storeScreen} />
}

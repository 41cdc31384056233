import { href } from 'react-router'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { errors } from '../../text/admin/errors.ts'
import { storeFormText as text } from '../../text/admin/store-form.ts'
import { keepTyped } from '../form/keep-typed.ts'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { HistoryLink } from '../frame/history-link.tsx'
import { editRecord } from '../record/record-actions.ts'
import { EditRecord, ScreenProblem, toastSaved } from '../record/record-screen.tsx'
import { requireRecord } from '../record/require-record.ts'
import type { Route } from './+types/edit'
import { StoreImages } from './store-images.tsx'
import { storeRecords } from './store-records.ts'
import { storeScreen } from './store-screen.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { saved, ...opened } = await requireRecord(storeRecords, { params, context })
  const { title, mainImage, secondaryImage } = saved
  const storedImages = await context.get(backendContext).knownImages.find([mainImage, secondaryImage])
  return { ...opened, title, images: { main: mainImage, secondary: secondaryImage }, storedImages }
}

export const action = editRecord(storeRecords)
export const clientLoader = keepTyped<typeof loader>(errors.load.stores)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSaved(storeScreen)

export default function EditStore({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { versions, record, title, images, storedImages } = loaderData
  useLive(versions)
  return (
    <EditRecord
      screen={storeScreen}
      record={record}
      refused={actionData}
      title={title}
      name={text.name(title)}
      url={href('/admin/stores/:id', { id })}
      id={id}
      action={<HistoryLink collection="stores" record={id} />}
      aside={<StoreImages storeId={id} images={images} storedImages={storedImages} />}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenProblem error={error} screen={storeScreen} />
}

import { href } from 'react-router'
import { formatDate } from '../../../domain/formats/dates.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { progressFormText as text } from '../../../text/admin/progress.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { keepTyped } from '../form/keep-typed.ts'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { HistoryLink } from '../frame/screen-links.tsx'
import { editRecord, requireRecord } from '../record/record-actions.ts'
import { EditRecord, RecordError, toastSaved } from '../record/record-screen.tsx'
import { readTranslations } from '../translations/read-translations.ts'
import { TranslationsLine } from '../translations/translations-line.tsx'
import type { Route } from './+types/edit'
import { progressServerCollection } from './progress-collection.server.ts'
import { progressCollection } from './progress-collection.tsx'
import { ProgressPictures } from './progress-pictures.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { saved, ...opened } = await requireRecord(progressServerCollection, { params, context })
  const { date, images } = saved
  const { db, knownImages } = context.get(backendContext)
  const storedImages = await knownImages.find(images)
  const translations = await readTranslations(db, { place: 'progress', recordId: params.id })
  return { ...opened, date, images, storedImages, translations }
}

export const action = editRecord(progressServerCollection)
export const clientLoader = keepTyped<typeof loader>(errors.load.progress)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSaved(progressCollection)

export default function EditProgressEntry({
  loaderData: { versions, record, date, images, storedImages, translations },
  actionData,
  params: { id },
}: Route.ComponentProps) {
  useLive(versions)
  return (
    <EditRecord
      collection={progressCollection}
      record={record}
      refused={actionData}
      title={`${adminText.screens.progress}: ${formatDate(date)}`}
      name={text.name(formatDate(date))}
      url={href('/admin/progress/:id', { id })}
      id={id}
      translations={translations}
      action={<HistoryLink collection="progressEntries" record={id} />}
      aside={
        <>
          <TranslationsLine progress={translations.progress} record={id} />
          <ProgressPictures entryId={id} images={images} storedImages={storedImages} />
        </>
      }
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RecordError error={error} collection={progressCollection} />
}

import { data, useRevalidator, useSearchParams } from 'react-router'
import { z } from 'zod'
import { versionsOf } from '../../../backend/data/database.ts'
import { listMediaFiles } from '../../../backend/data/media-files.ts'
import { removeMediaFiles } from '../../../backend/removal/remove-with-files.ts'
import { shortList } from '../../../domain/record/field-schemas.ts'
import { backendContext } from '../../context.ts'
import { officeForm, readForm } from '../../forms/read-form.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/office/admin.ts'
import { errors } from '../../text/office/errors.ts'
import { mediaText as text } from '../../text/office/media.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DropZone } from '../../uploads/drop-zone.tsx'
import { answerFault, answerRefusal } from '../form/answer-save.ts'
import { tellResult } from '../form/tell-result.ts'
import { LoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/route'
import { idSeparator } from './id-separator.ts'
import { MediaGrid } from './media-grid.tsx'
import { MediaTable } from './media-table.tsx'
import { MediaToolbar } from './media-toolbar.tsx'
import { useSelection } from './use-selection.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, knownPictures } = context.get(backendContext)
  const versions = await versionsOf(db, 'media')
  const files = await listMediaFiles(db)
  const urls = files.map(({ url }) => url)
  return { versions, files, pictures: await knownPictures.find(urls) }
}

/** One statement deletes them all: more of them would make other writes wait for too long. */
const mostAtOnce = 10_000
const chosenSchema = z.object({
  ids: z
    .string()
    .transform((ids): unknown[] => ids.split(idSeparator, mostAtOnce + 1))
    .pipe(shortList(z.string().min(1).max(64), mostAtOnce)),
})

/** Deletes the chosen files. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = await readForm(
    { request, context },
    { schema: chosenSchema, largest: officeForm, longest: officeForm },
  )
  if ('refusal' in read) return answerRefusal(read.refusal, errors.deleteMediaFiles)
  const chosen = chosenSchema.safeParse(Object.fromEntries(read.form))
  if (!chosen.success) return data({ error: errors.deleteMediaFiles }, { status: 400 })
  const { ids } = chosen.data
  const failed = ids.length === 1 ? errors.deleteMediaFile : errors.deleteMediaFiles
  try {
    const removed = await removeMediaFiles(context.get(backendContext), ids)
    if (removed.length === 0) return data({ error: failed, detail: errors.gone }, { status: 404 })
    return null
  } catch (thrown) {
    return answerFault(thrown, failed, context)
  }
}

export const clientAction = tellResult(async (request) => {
  const ids = (await request.clone().formData()).get('ids')
  const count = String(ids).split(idSeparator).length
  return {
    done: text.deleted(count),
    failed: count === 1 ? errors.deleteMediaFile : errors.deleteMediaFiles,
  }
})

export default function Media({ loaderData: { versions, files, pictures } }: Route.ComponentProps) {
  useLive(versions)
  const { revalidate } = useRevalidator()
  const [query] = useSearchParams()
  const selection = useSelection(files.map(({ id }) => id))
  const Files = query.get('view') === 'list' ? MediaTable : MediaGrid
  return (
    <Screen title={adminText.screens.media}>
      <DropZone target={{ uploader: 'media' }} onUploaded={() => revalidate()} />
      {files.length > 0 ? (
        <>
          <MediaToolbar count={files.length} selection={selection} />
          <Files files={files} pictures={pictures} selection={selection} />
        </>
      ) : (
        <div className="mt-6">
          <EmptyState title={text.empty} advice={text.emptyAdvice} />
        </div>
      )}
    </Screen>
  )
}

export function ErrorBoundary() {
  return <LoadError title={adminText.screens.media} message={errors.load.media} />
}

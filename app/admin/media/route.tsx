import { useRevalidator, useSearchParams } from 'react-router'
import { z } from 'zod'
import { versionsOf } from '../../../backend/data/database.ts'
import { findFileUses } from '../../../backend/data/file-uses.ts'
import { findMediaPage } from '../../../backend/data/media-files.ts'
import { NotFound } from '../../../backend/data/record-refusals.ts'
import { removeMediaFiles } from '../../../backend/removal/remove-with-files.ts'
import { onPage, parsePage } from '../../../domain/lists/page.ts'
import { backendContext } from '../../context.ts'
import { countList, listField } from '../../forms/list-field.ts'
import { adminFormLimit } from '../../forms/read-form.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/admin/admin.ts'
import { errors } from '../../text/admin/errors.ts'
import { mediaText as text } from '../../text/admin/media.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DropZone } from '../../uploads/drop-zone.tsx'
import { formAction } from '../form/form-action.ts'
import { toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { PageLinks } from '../pages/page-links.tsx'
import { DeletedLink } from '../restore/deleted-link.tsx'
import { requestRestore } from '../restore/request-restore.ts'
import { useSelection } from '../selection/use-selection.ts'
import type { Route } from './+types/route'
import { MediaGrid } from './media-grid.tsx'
import { MediaSearch } from './media-search.tsx'
import { MediaTable } from './media-table.tsx'
import { MediaToolbar } from './media-toolbar.tsx'
import { parseMediaSearch } from './parse-media-search.ts'

const whatShowsFiles = ['apartments', 'stores', 'floorPlans', 'parkingPlans', 'settings'] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, knownImages } = context.get(backendContext)
  const versions = await versionsOf(db, 'media', ...whatShowsFiles)
  const query = new URL(request.url).searchParams
  const search = parseMediaSearch(query)
  const found = await findMediaPage(db, { page: parsePage(query), size: onPage, search })
  const urls = found.files.map(({ url }) => url)
  const [storedImages, uses] = await Promise.all([knownImages.find(urls), findFileUses(db, urls)])
  return { versions, search, ...found, storedImages, uses }
}

/** One statement deletes them all: more of them would make other writes wait for too long. */
const maxFilesAtOnce = 10_000
const selectedSchema = z.object({ ids: listField(z.string().min(1).max(64), maxFilesAtOnce) })

/** Deletes the selected files. */
export function action({ request, context }: Route.ActionArgs) {
  return formAction(
    { request, context },
    {
      schema: selectedSchema,
      failed: errors.deleteMediaFiles,
      longest: adminFormLimit,
      messages: ({ ids }) => ({ failed: failedFor(ids.length) }),
      run: async ({ ids }) => {
        const removed = await removeMediaFiles(context.get(backendContext), ids)
        if (removed.length === 0) throw new NotFound()
        return null
      },
    },
  )
}

const failedFor = (count: number) => (count === 1 ? errors.deleteMediaFile : errors.deleteMediaFiles)

export const clientAction = toastResult(async (request) => {
  const ids = (await request.clone().formData()).get('ids')
  const count = countList(ids)
  const undo = () => requestRestore({ collection: 'media', ids: String(ids).split(' ') })
  return { done: text.deleted(count), undo, failed: failedFor(count) }
})

export default function Media({ loaderData }: Route.ComponentProps) {
  const { versions, search, files, page, total, storedImages, uses } = loaderData
  useLive(versions)
  const { revalidate } = useRevalidator()
  const [query, setQuery] = useSearchParams()
  const selection = useSelection(files.map(({ id }) => id))
  const selectedUses = files.flatMap(({ id, url }) => (selection.has(id) ? [uses[url] ?? []] : []))
  const Files = query.get('view') === 'list' ? MediaTable : MediaGrid
  return (
    <Screen title={adminText.screens.media} action={<DeletedLink collection="media" />}>
      <DropZone
        target={{ uploader: 'media' }}
        onUploaded={() => (page === 1 && !search ? revalidate() : setQuery(onFirstPage))}
      />
      {(total > 0 || search) && <MediaSearch search={search} />}
      {total > 0 ? (
        <>
          <MediaToolbar count={total} selectedUses={selectedUses} selection={selection} />
          <Files files={files} storedImages={storedImages} uses={uses} selection={selection} />
          <PageLinks page={page} total={total} />
        </>
      ) : (
        <div className="mt-6">
          {search ? (
            <EmptyState title={text.nothingFound} advice={text.nothingFoundAdvice} />
          ) : (
            <EmptyState title={text.empty} advice={text.emptyAdvice} />
          )}
        </div>
      )}
    </Screen>
  )
}

/** Where a file that was just uploaded is. */
function onFirstPage(query: URLSearchParams): URLSearchParams {
  const first = new URLSearchParams(query)
  first.delete('page')
  first.delete('q')
  return first
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.media} message={errors.load.media} />
}

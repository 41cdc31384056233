import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, useRevalidator, useSearchParams, useSubmit } from 'react-router'
import { z } from 'zod'
import { versionsOf } from '../../../backend/data/database.ts'
import { findFileUses } from '../../../backend/data/files/file-references.ts'
import { findMediaPage } from '../../../backend/data/files/media-files.ts'
import { NotFound } from '../../../backend/data/records/record-errors.ts'
import { removeMediaFiles } from '../../../backend/removal/remove-with-files.ts'
import { formatDateTime } from '../../../domain/formats/dates.ts'
import { formatByteSize } from '../../../domain/formats/measures.ts'
import { onPage, parsePage } from '../../../domain/lists/page.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { mediaText as text } from '../../../text/admin/media.ts'
import { backendContext } from '../../context.ts'
import { countList, listField } from '../../forms/list-field.ts'
import { adminFormLimit } from '../../forms/read-form.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { selectedParams, useEarlyFilter, useSyncedControl } from '../../ui/filter-controls.tsx'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { DropZone } from '../../uploads/drop-zone.tsx'
import { formAction } from '../form/form-action.ts'
import { toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { PageLinks } from '../frame/page-links.tsx'
import { Screen } from '../frame/screen.tsx'
import { DeletedLink } from '../restore/deleted-link.tsx'
import { requestRestore } from '../restore/restore-requests.tsx'
import { SelectBox } from '../selection/select-box.tsx'
import { useSelection } from '../selection/use-selection.ts'
import type { Route } from './+types/route'
import { FileUses, MediaActions } from './media-actions.tsx'
import { type MediaFilesProps, MediaGrid, MediaPreview } from './media-grid.tsx'
import { MediaToolbar } from './media-toolbar.tsx'
import { parseMediaSearch } from './parse-media-search.ts'

const typingPause = 300

/**
 * A search field for the files. With scripts, the list is filtered while somebody types; without, a button
 * submits.
 */
function MediaSearch({ search }: { search: string }) {
  const submit = useSubmit()
  const [query] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const input = useSyncedControl<HTMLInputElement>(search)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const apply = (wait: number) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      if (form.current) submit(selectedParams(form.current), { replace: true, preventScrollReset: true })
    }, wait)
  }
  useEarlyFilter(form, () => apply(0))
  return (
    <Form
      ref={form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        apply(0)
      }}
      className="mt-3 flex max-w-xl gap-2"
    >
      {query.get('view') === 'list' && <input type="hidden" name="view" value="list" />}
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={text.searchLabel}
        placeholder={text.searchLabel}
        maxLength={200}
        defaultValue={search}
        onChange={() => apply(typingPause)}
        className={control.usual}
      />
      <button type="submit" className={button({ kind: 'secondary' })}>
        <Search className="size-5" aria-hidden="true" />
        {text.search}
      </button>
    </Form>
  )
}

const cell = 'px-2.5 py-1'

function MediaTable({ files, storedImages, uses, selection }: MediaFilesProps) {
  return (
    <ScrollTable label={text.list} columns={text.columns} minWidth="min-w-[760px]">
      {files.map((file) => (
        <tr key={file.id} className={selection.has(file.id) ? 'bg-sea-50' : 'hover:bg-sea-50'}>
          <td className={cell}>
            <SelectBox id={file.id} label={text.select(file.name)} selection={selection} />
          </td>
          <td className={`${cell} w-full`}>
            <span className="flex items-center gap-3">
              <span className="w-16 shrink-0 overflow-hidden rounded">
                <MediaPreview file={file} image={storedImages[file.url]} />
              </span>
              <span className="wrap-anywhere">{file.name}</span>
            </span>
          </td>
          <td className={`${cell} whitespace-nowrap`}>{text.types[file.type]}</td>
          <td className={`${cell} whitespace-nowrap tabular-nums`}>{formatByteSize(file.size)}</td>
          <td className={`${cell} whitespace-nowrap`}>{formatDateTime(file.uploadedAt)}</td>
          <td className={`${cell} min-w-44 text-sm`}>
            <FileUses uses={uses[file.url]} />
          </td>
          <td className={`${cell} whitespace-nowrap`}>
            <MediaActions file={file} uses={uses[file.url]} />
          </td>
        </tr>
      ))}
    </ScrollTable>
  )
}

const whatShowsFiles = [
  'apartments',
  'stores',
  'progressEntries',
  'floorPlans',
  'parkingPlans',
  'buildingViews',
  'panoramas',
  'settings',
  'building',
] as const

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

/**
 * How many selected files can be deleted at once. One SQL statement deletes them all, and with more files it
 * would block other writers for too long.
 */
const maxFilesAtOnce = 10_000
const removedSchema = z.object({
  ids: listField(z.string().min(1).max(64), maxFilesAtOnce),
  /** Set where they were selected, be it one file. */
  selected: z.literal('1').optional(),
})

export function action({ request, context }: Route.ActionArgs) {
  return formAction(
    { request, context },
    {
      schema: removedSchema,
      failed: errors.deleteMediaFiles,
      maxCharacters: adminFormLimit,
      messages: ({ selected }) => ({ failed: failedFor(selected) }),
      run: async ({ ids }) => {
        const removed = await removeMediaFiles(context.get(backendContext), ids)
        if (removed.length === 0) throw new NotFound()
        return null
      },
    },
  )
}

const failedFor = (selected: unknown) => (selected ? errors.deleteMediaFiles : errors.deleteMediaFile)

export const clientAction = toastResult(async (request) => {
  const form = await request.clone().formData()
  const ids = form.get('ids')
  const count = countList(ids)
  const undo = () => requestRestore({ collection: 'media', ids: String(ids).split(' ') })
  return { done: text.deleted(count), undo, failed: failedFor(form.get('selected')) }
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

/** Removes the page and the search, because new uploads are on the first page of all files. */
function onFirstPage(query: URLSearchParams): URLSearchParams {
  const first = new URLSearchParams(query)
  first.delete('page')
  first.delete('q')
  return first
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.media} message={errors.load.media} />
}

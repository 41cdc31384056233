import { LayoutGrid, List, Trash2 } from 'lucide-react'
import { Link, useFetcher, useSearchParams } from 'react-router'
import { onPage } from '../../../domain/lists/page.ts'
import { joinWords } from '../../forms/word-list.ts'
import { mediaText as text } from '../../text/office/media.ts'
import { rowAction } from '../../ui/row-actions.ts'
import { useDeleteQuestion } from '../delete/use-delete-question.tsx'
import type { Selection } from './use-selection.ts'

/** How many there are and how many are chosen, what to do with those, and how they are shown. */
export function MediaToolbar({ count, selection }: { count: number; selection: Selection }) {
  const chosen = selection.ids.length
  return (
    <div className="mt-5 mb-3 flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
      <label className="flex min-h-9 cursor-pointer items-center gap-2 text-sm font-semibold">
        <input
          type="checkbox"
          checked={selection.isAll}
          onChange={() => (selection.isAll ? selection.none() : selection.all())}
          className="size-5 accent-sea-700"
        />
        {count > onPage ? text.selectPage : text.selectAll}
      </label>
      <p aria-live="polite" className="text-sm font-semibold text-sea-800">
        {chosen > 0 ? text.selected(chosen) : text.count(count)}
      </p>
      {chosen > 0 ? (
        <>
          <DeleteSelected selection={selection} />
          <button type="button" onClick={selection.none} className={rowAction.plain}>
            {text.clear}
          </button>
        </>
      ) : (
        <p className="text-sm text-sea-700 max-lg:hidden">{text.selectHint}</p>
      )}
      <Views />
    </div>
  )
}

/** What is gone is no longer chosen; after a failure the choice is still there for another try. */
function DeleteSelected({ selection: { ids } }: { selection: Selection }) {
  const fetcher = useFetcher()
  const { ask, question } = useDeleteQuestion({
    title: text.deleteTitle(ids.length),
    remove: () => fetcher.submit({ ids: joinWords(ids) }, { method: 'POST' }),
  })
  return (
    <>
      <button type="button" disabled={fetcher.state !== 'idle'} onClick={ask} className={rowAction.danger}>
        <Trash2 className="size-4" aria-hidden="true" />
        {text.deleteSelected}
      </button>
      {question}
    </>
  )
}

const viewLook =
  'inline-flex min-h-9 items-center gap-1.5 rounded-lg px-3 text-sm font-semibold text-sea-700 hover:bg-sea-100 aria-[current=true]:bg-sea-700 aria-[current=true]:text-white'

function Views() {
  const [query] = useSearchParams()
  const isList = query.get('view') === 'list'
  const page = query.get('page')
  const url = (parameters: Record<string, string>) =>
    `?${new URLSearchParams({ ...parameters, ...(page && { page }) })}`
  return (
    <nav aria-label={text.views} className="ml-auto flex gap-1">
      <Link
        to={url({})}
        replace
        preventScrollReset
        aria-current={isList ? undefined : 'true'}
        className={viewLook}
      >
        <LayoutGrid className="size-4" aria-hidden="true" />
        {text.grid}
      </Link>
      <Link
        to={url({ view: 'list' })}
        replace
        preventScrollReset
        aria-current={isList ? 'true' : undefined}
        className={viewLook}
      >
        <List className="size-4" aria-hidden="true" />
        {text.table}
      </Link>
    </nav>
  )
}

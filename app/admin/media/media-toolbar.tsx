import { LayoutGrid, List, Trash2 } from 'lucide-react'
import { Link, useFetcher, useSearchParams } from 'react-router'
import type { Building } from '../../../domain/building/building.ts'
import type { FileUse } from '../../../domain/files/media.ts'
import { onPage } from '../../../domain/lists/page.ts'
import { mediaText as text } from '../../../text/admin/media.ts'
import { useBuilding } from '../../building.ts'
import { joinList } from '../../forms/list-field.ts'
import { rowAction } from '../../ui/row-action-styles.ts'
import { useDeleteQuestion } from '../delete/use-delete-question.tsx'
import type { Selection } from '../selection/use-selection.ts'
import { nameUse } from './media-actions.tsx'

interface MediaToolbarProps {
  count: number
  /** The uses of each selected file. */
  selectedUses: FileUse[][]
  selection: Selection
}

export function MediaToolbar({ count, selectedUses, selection }: MediaToolbarProps) {
  const selected = selection.ids.length
  return (
    // Sticky, because the selection may be taller than the window.
    <div className="sticky top-0 z-10 -mx-2 mt-3 mb-2 flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 bg-sand-50 px-2 py-1.5">
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
        {selected > 0 ? text.selected(selected) : text.count(count)}
      </p>
      {selected > 0 ? (
        <>
          <DeleteSelected selection={selection} uses={selectedUses} />
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

/** Deleted files leave the selection by themselves; after a failure the selection stays for a retry. */
function DeleteSelected({ selection: { ids }, uses }: { selection: Selection; uses: FileUse[][] }) {
  const building = useBuilding()
  const fetcher = useFetcher()
  const { ask, question } = useDeleteQuestion({
    title: text.deleteTitle(ids.length),
    warning: warn(building, ids.length, uses),
    restorable: ids.length,
    remove: () => fetcher.submit({ ids: joinList(ids), selected: '1' }, { method: 'POST' }),
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

/**
 * The warning before a deletion: how many of the selected files are in use, and by which records. A record that
 * uses several of the files is named once.
 */
function warn(building: Building, selected: number, uses: FileUse[][]): string | undefined {
  const used = uses.filter((each) => each.length > 0)
  const names = [...new Set(used.flat().map((use) => nameUse(building, use)))]
  if (used.length === 0) return undefined
  return selected === 1 ? text.stillUsed(names) : text.someUsed(used.length, selected, names)
}

const viewClassName =
  'inline-flex min-h-9 items-center gap-1.5 rounded-lg px-3 text-sm font-semibold text-sea-700 hover:bg-sea-100 aria-[current=true]:bg-sea-700 aria-[current=true]:text-white'

function Views() {
  const [query] = useSearchParams()
  const isList = query.get('view') === 'list'
  const [q, page] = [query.get('q'), query.get('page')]
  const url = (parameters: Record<string, string>) =>
    `?${new URLSearchParams({ ...(q && { q }), ...parameters, ...(page && { page }) })}`
  return (
    <nav aria-label={text.views} className="ml-auto flex flex-wrap gap-1">
      <Link
        to={url({})}
        replace
        preventScrollReset
        aria-current={isList ? undefined : 'true'}
        className={viewClassName}
      >
        <LayoutGrid className="size-4" aria-hidden="true" />
        {text.grid}
      </Link>
      <Link
        to={url({ view: 'list' })}
        replace
        preventScrollReset
        aria-current={isList ? 'true' : undefined}
        className={viewClassName}
      >
        <List className="size-4" aria-hidden="true" />
        {text.table}
      </Link>
    </nav>
  )
}

import { Search, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { quickSearchText as text } from '../../text/admin/quick-search.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { HitList } from './hit-list.tsx'
import { useHitSelection } from './use-hit-selection.ts'

/** A field with what it finds below it: arrow keys choose, Enter opens, Escape closes. Open while it is rendered. */
export function QuickSearchDialog({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { typed, type, onKey, list } = useHitSelection(onClose)
  const { hits, selected } = list
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it, as Escape does by itself
    <dialog
      ref={dialog}
      aria-label={text.label}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
      className="mx-auto mt-[12vh] w-[min(40rem,calc(100vw-2rem))] overflow-hidden rounded-card bg-white p-0 text-sea-950 shadow-card backdrop:bg-sea-950/50 max-sm:mt-4"
    >
      <div className="flex items-center gap-2 border-b border-sand-200 pr-1 pl-4">
        <Search className="size-5 shrink-0 text-sea-700" aria-hidden="true" />
        <input
          autoFocus
          role="combobox"
          aria-label={text.label}
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-hits`}
          aria-activedescendant={hits[selected] ? `${id}-${selected}` : undefined}
          value={typed}
          maxLength={100}
          autoComplete="off"
          placeholder={text.placeholder}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKey}
          className="min-h-13 min-w-0 flex-1 text-lg outline-none placeholder:text-sea-700/70"
        />
        <IconButton
          icon={X}
          label={text.close}
          onClick={onClose}
          className={closeClassName}
          iconSize="size-5"
        />
      </div>
      <HitList id={id} typed={typed.trim()} {...list} />
      <p aria-hidden="true" className="border-t border-sand-200 px-4 py-2 text-sm text-sea-700 max-sm:hidden">
        {text.keys}
      </p>
    </dialog>
  )
}

const closeClassName =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-sea-700 hover:bg-sea-50'

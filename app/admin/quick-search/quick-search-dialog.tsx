import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { quickSearchText as text } from '../../text/office/quick-search.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { withWayBack } from '../record/way-back.ts'
import type { Hit } from './hit.ts'
import { HitList } from './hit-list.tsx'
import { useHits } from './use-hits.ts'

/** A field with what it finds below it: arrow keys choose, Enter opens, Escape closes. Open while it is rendered. */
export function QuickSearchDialog({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const { hits, isSearching, failed } = useHits(typed.trim())
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  // Whoever types a number and Enter at once means the first that is found.
  const [isAwaited, setAwaited] = useState(false)

  const open = ({ group, to }: Hit) => {
    const isForm = group === 'apartments' || group === 'parking' || group === 'stores'
    onClose()
    navigate(isForm ? withWayBack(to, pathname + search) : to)
  }
  const openAwaited = useEffectEvent(() => {
    setAwaited(false)
    const [hit] = hits
    if (hit) open(hit)
  })
  useEffect(() => {
    if (isAwaited && !isSearching) openAwaited()
  }, [isAwaited, isSearching])
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const hit = hits[chosen]
    if (step && hits.length > 0) setChosen((chosen + step + hits.length) % hits.length)
    else if (event.key === 'Enter' && isSearching) setAwaited(true)
    else if (event.key === 'Enter' && hit) open(hit)
    else return
    event.preventDefault()
  }

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
          aria-activedescendant={hits[chosen] ? `${id}-${chosen}` : undefined}
          value={typed}
          maxLength={100}
          autoComplete="off"
          placeholder={text.placeholder}
          onChange={({ target }) => {
            setTyped(target.value)
            setChosen(0)
            setAwaited(false)
          }}
          onKeyDown={onKey}
          className="min-h-13 min-w-0 flex-1 text-lg outline-none placeholder:text-sea-700/70"
        />
        <IconButton icon={X} label={text.close} onClick={onClose} className={closeLook} iconSize="size-5" />
      </div>
      <HitList
        id={id}
        hits={hits}
        chosen={chosen}
        typed={typed.trim()}
        isSearching={isSearching}
        failed={failed}
        onChoose={setChosen}
        onOpen={open}
      />
      <p aria-hidden="true" className="border-t border-sand-200 px-4 py-2 text-sm text-sea-700 max-sm:hidden">
        {text.keys}
      </p>
    </dialog>
  )
}

const closeLook =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-sea-700 hover:bg-sea-50'

import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import type { Role } from '../../../domain/people/role.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { clientsText, newEnquiryText } from '../../../text/admin/clients.ts'
import { costsFormText } from '../../../text/admin/costs.ts'
import { quickSearchText as text } from '../../../text/admin/lists.ts'
import { pageTextsText } from '../../../text/admin/page-texts.ts'
import { reservationsText } from '../../../text/admin/reservations.ts'
import { settingsFormText, showroomSettingsText } from '../../../text/admin/settings.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { withReturnTo } from '../record/return-to.ts'
import { mayAgentOpen } from '../session/agent-routes.ts'
import { useRole } from '../session/use-role.ts'
import type { KeptKeys } from './keep-keys.ts'
import { type Hit, matchNames } from './match-names.ts'

const { screens } = adminText

const known: [to: string, label: string, alsoCalled?: string][] = [
  [href('/admin'), screens.dashboard, 'начало'],
  [href('/admin/sales'), screens.sales, 'отчет статистика'],
  [href('/admin/apartments'), screens.apartments],
  [href('/admin/grid'), screens.grid, 'сграда етажи проверки'],
  [href('/admin/parking'), screens.parking, 'паркинг места'],
  [href('/admin/stores'), screens.stores, 'обекти'],
  [href('/admin/contacts'), screens.enquiries, 'контакти съобщения'],
  [href('/admin/clients'), screens.clients, 'купувачи хора телефони'],
  [href('/admin/reservations'), screens.reservations, 'капаро купувачи'],
  [href('/admin/floor-plans'), screens.floorPlans, 'контури'],
  [href('/admin/parking/plans'), adminText.parkingPlans, 'контури паркоместа'],
  [href('/admin/floor-plans/building'), adminText.buildingViews, 'фасада снимка контури етажи'],
  [href('/admin/views'), screens.views, 'панорама прозорец море изглед'],
  [href('/admin/media'), screens.media, 'снимки файлове'],
  [href('/admin/building'), screens.building],
  [href('/admin/homepage'), screens.homepage],
  [href('/admin/progress'), screens.progress, 'дневник строеж акт'],
  [href('/admin/homepage/pages'), pageTextsText.title, 'въведения лични данни поверителност'],
  [href('/admin/settings'), screens.settings, 'фирма контакти'],
  [href('/admin/settings/buyers'), settingsFormText.buyers, 'настройки план плащане'],
  [href('/admin/settings/costs'), costsFormText.tab, 'настройки ддс такси кредит лихва поддръжка'],
  [href('/admin/settings/feeds'), settingsFormText.feeds, 'настройки обяви feed xml json ключ'],
  [href('/admin/settings/showroom'), showroomSettingsText.tab, 'настройки сензорен екран офис киоск ключ'],
  [href('/admin/prices'), screens.prices, 'процент квадратен метър'],
  [href('/admin/history'), screens.history, 'промени'],
  [href('/admin/users'), screens.users, 'покана агенти роли'],
  [href('/admin/account'), screens.account, 'парола'],
  [href('/admin/contacts/new'), newEnquiryText.title, 'обаждане телефон посетител'],
  [href('/admin/clients/new'), clientsText.new, 'добави купувач'],
  [href('/admin/reservations/new'), reservationsText.new, 'резервирай'],
  [href('/admin/apartments/new'), adminText.newApartment, 'добави'],
  [href('/admin/parking/new'), adminText.newParkingSpot, 'добави'],
  [href('/admin/stores/new'), adminText.newStore, 'добави'],
  [href('/admin/progress/new'), adminText.newProgressEntry, 'добави напредък дневник'],
]

/** Returns the screens that this role may open; all of them if nothing is typed. */
function findScreens(typed: string, role: Role): Hit[] {
  const open = known.filter(([to]) => mayAgentOpen(role, to))
  const found =
    typed === '' ? open : matchNames(open, typed, ([, label, alsoCalled = '']) => `${label} ${alsoCalled}`)
  return found.map(([to, label]) => ({ group: 'screens', to, label }))
}

const typingPause = 120

interface SearchResponse {
  typed: string
  hits: Hit[]
  failed: boolean
}

const nothing: SearchResponse = { typed: '', hits: [], failed: false }

/**
 * Returns the screens and records that match what is typed. Screens are found at once in the browser, records
 * by the server; until its response arrives, the records of the previous search stay.
 */
function useHits(typed: string): { hits: Hit[]; isSearching: boolean; failed: boolean } {
  const role = useRole()
  const [response, setResponse] = useState(nothing)
  useEffect(() => {
    if (typed === '') return setResponse(nothing)
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const hits = await askServer(typed, stop.signal)
      if (!stop.signal.aborted) setResponse({ typed, hits: hits ?? [], failed: hits === undefined })
    }, typingPause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed])
  return {
    hits: [...findScreens(typed, role), ...response.hits],
    isSearching: response.typed !== typed,
    failed: response.failed,
  }
}

/** Returns undefined if the request failed or the session has ended. */
async function askServer(typed: string, signal: AbortSignal): Promise<Hit[] | undefined> {
  const url = `${href('/admin/find')}?${new URLSearchParams({ q: typed })}`
  const response = await fetch(url, { signal, redirect: 'manual' }).catch(() => undefined)
  return response?.ok ? response.json().catch(() => undefined) : undefined
}

function useHitSelection(onClose: () => void) {
  const [typed, setTyped] = useState('')
  const [selected, setSelected] = useState(0)
  // If Enter is pressed before the results arrive, the first result opens when they do.
  const [isAwaited, setAwaited] = useState(false)
  const { hits, isSearching, failed } = useHits(typed.trim())
  const open = useOpen(onClose)

  const openAwaited = useEffectEvent(() => {
    setAwaited(false)
    const [hit] = hits
    if (hit) open(hit)
  })
  useEffect(() => {
    if (isAwaited && !isSearching) openAwaited()
  }, [isAwaited, isSearching])

  const type = (text: string) => {
    setTyped(text)
    setSelected(0)
    setAwaited(false)
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const hit = hits[selected]
    if (step && hits.length > 0) setSelected((selected + step + hits.length) % hits.length)
    else if (event.key === 'Enter' && isSearching) setAwaited(true)
    else if (event.key === 'Enter' && hit) open(hit)
    else return
    event.preventDefault()
  }
  return {
    typed,
    type,
    enter: () => setAwaited(true),
    onKey,
    list: { hits, selected, isSearching, failed, onChoose: setSelected, onOpen: open },
  }
}

function useOpen(onClose: () => void) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return ({ group, to }: Hit) => {
    const isForm = group === 'apartments' || group === 'parking' || group === 'stores'
    onClose()
    navigate(isForm ? withReturnTo(to, pathname + search) : to)
  }
}

/** Arrow keys select a hit, Enter opens it, Escape closes the dialog. The dialog is open while it is rendered. */
export function QuickSearchDialog({ onClose, takeKeys }: { onClose(): void; takeKeys: KeptKeys }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { typed, type, enter, onKey, list } = useHitSelection(onClose)
  const { hits, selected } = list
  const id = useId()
  const open = useEffectEvent(() => {
    dialog.current?.showModal()
    const { typed, isEntered } = takeKeys()
    if (typed) type(typed)
    if (typed && isEntered) enter()
  })
  useEffect(() => open(), [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes the dialog; the browser itself handles Escape
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

interface HitListProps {
  id: string
  hits: Hit[]
  selected: number
  typed: string
  isSearching: boolean
  failed: boolean
  onChoose(index: number): void
  onOpen(hit: Hit): void
}

/** The focus stays in the field, which names the selected hit by `aria-activedescendant`. */
function HitList({ id, hits, selected, typed, isSearching, failed, onChoose, onOpen }: HitListProps) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new hits move the selected one even if its index stays
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [selected, hits.length])
  const groups = Map.groupBy(
    hits.map((hit, index) => ({ hit, index })),
    ({ hit }) => hit.group,
  )
  return (
    <>
      <p role="status" className="sr-only">
        {isSearching ? text.searching : text.found(hits.length)}
      </p>
      <div
        ref={list}
        id={`${id}-hits`}
        role="listbox"
        aria-label={text.label}
        className="max-h-[min(26rem,60vh)] overflow-y-auto p-2 empty:hidden"
      >
        {[...groups].map(([group, members]) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold options
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} className="px-3 pt-2 pb-1 text-sm font-semibold text-sea-700">
              {text.groups[group]}
            </p>
            {members.map(({ hit, index }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles keys
              <div
                key={hit.to}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === selected}
                onClick={() => onOpen(hit)}
                onMouseMove={() => index !== selected && onChoose(index)}
                className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-lg px-3 py-1.5 aria-selected:bg-sea-100"
              >
                <span className="font-semibold text-sea-900 wrap-anywhere">{hit.label}</span>
                {hit.note && <span className="text-sm text-sea-700">{hit.note}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      {failed && <p className="px-5 py-4 text-sold">{text.failed}</p>}
      {hits.length === 0 && !isSearching && !failed && (
        <div className="px-5 py-6 text-center">
          <p className="font-semibold text-sea-900 wrap-anywhere">{text.none(typed)}</p>
          <p className="mt-1 text-sm text-sea-800">{text.advice}</p>
        </div>
      )}
    </>
  )
}

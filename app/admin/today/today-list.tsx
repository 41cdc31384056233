import { AlarmClock, BadgePercent, Banknote, CalendarCheck, CalendarDays, Mail, Phone } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { href, Link, useFetcher, useLocation, useSubmit } from 'react-router'
import { todayText as text, todayKindLabels } from '../../../text/admin/today.ts'
import { viewingsText } from '../../../text/admin/viewings.ts'
import { button } from '../../ui/button.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { showSuccess } from '../../ui/toaster.ts'
import type { Fault } from '../form/toast-result.ts'
import { PhoneLink } from '../phone-link.tsx'
import { withReturnTo } from '../record/return-to.ts'
import { SteadyRows } from '../row-changes/steady-rows.tsx'
import type { TodayItem } from './today-kind.ts'

const icons = {
  call: Phone,
  viewing: CalendarDays,
  discount: BadgePercent,
  decision: BadgePercent,
  reservation: CalendarCheck,
  instalment: Banknote,
  waiting: Mail,
}

interface TodayListProps {
  items: TodayItem[]
  /** Whose day it is, where that is not one's own. */
  person?: string
}

/** What waits today: each item is done, or moved to tomorrow, with one press, and taken back from the message. */
export function TodayList({ items, person }: TodayListProps) {
  return (
    <SteadyRows rows={items.map((item) => ({ id: `${item.kind} ${item.id} ${item.seen}`, item }))}>
      {(shown, isGone) =>
        shown.length === 0 ? (
          <EmptyState {...text.none} />
        ) : (
          <ul className="grid gap-2">
            {shown.map((row) => (
              <li key={row.id} data-gone={isGone(row) || undefined}>
                <Item item={row.item} person={person} />
              </li>
            ))}
          </ul>
        )
      }
    </SteadyRows>
  )
}

const small = button({ kind: 'secondary', className: 'min-h-10 px-3 py-1.5 text-sm pointer-coarse:min-h-11' })

function Item({ item, person }: { item: TodayItem; person: string | undefined }) {
  const { kind, time, isLate, title, note, url, phone, done = text.done, more } = item
  const { pathname, search } = useLocation()
  const { act, isBusy } = useTodayAct(item, person)
  const Icon = icons[kind]
  const what = `${todayKindLabels[kind]}, ${title}`
  const back = withReturnTo(url, pathname + search)
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-white px-3 py-2 shadow-card ${isBusy ? 'opacity-50' : ''}`}
    >
      <Icon className="size-5 shrink-0 text-sea-600" aria-hidden="true" />
      <span className={`w-12 shrink-0 font-bold tabular-nums ${isLate ? 'text-coral-700' : 'text-sea-900'}`}>
        {isLate ? <AlarmClock className="size-5" role="img" aria-label={text.late} /> : time}
      </span>
      <div className="min-w-40 flex-1">
        <p className="wrap-anywhere">
          <span className="text-sm text-sea-700">{todayKindLabels[kind]}</span>{' '}
          <Link to={back} className="font-semibold text-sea-900 underline underline-offset-4">
            {title}
          </Link>
        </p>
        <p className={`text-sm wrap-anywhere ${isLate ? 'text-coral-700' : 'text-sea-700'}`}>{note}</p>
      </div>
      <div className="flex min-w-0 flex-wrap gap-1.5">
        {phone && <PhoneLink phone={phone} className={`${small} max-w-full wrap-anywhere`} />}
        <button
          type="button"
          onClick={() => act('done')}
          aria-disabled={isBusy}
          aria-label={text.doneOf(done, what)}
          className={small}
        >
          {done}
        </button>
        {more && (
          <Link
            to={withReturnTo(more.url, pathname + search)}
            aria-label={text.doneOf(more.label, what)}
            className={small}
          >
            {more.label}
          </Link>
        )}
        <button
          type="button"
          onClick={() => act('later')}
          aria-disabled={isBusy}
          aria-label={text.doneOf(text.later, what)}
          className={small}
        >
          {text.later}
        </button>
      </div>
    </div>
  )
}

const undoTime = 12_000

interface Done {
  isDone?: true
  /** Absent where it cannot be taken back. */
  before?: string
}

/** The message with „Върни“ stays when the item has left the list. */
function useTodayAct(
  { kind, id, seen, title, finished = text.finished(title) }: TodayItem,
  person: string | undefined,
) {
  const fetcher = useFetcher<Fault & Done>()
  const submit = useSubmit()
  const shown = useRef(fetcher.data)
  const latest = useRef<'done' | 'later'>('done')
  const sent = { kind, id, seen, ...(person !== undefined && { person }) }
  const target = { method: 'post', action: href('/admin/today') } as const
  const showDone = useEffectEvent(({ isDone, before }: Done) => {
    if (!isDone) return
    const message = latest.current === 'done' ? finished : text.moved(title)
    if (before === undefined) return showSuccess(message)
    const run = () => submit({ ...sent, act: 'back', before }, { ...target, navigate: false })
    showSuccess(message, { lasts: undoTime, action: { label: viewingsText.undo, run } })
  })
  useEffect(() => {
    if (!fetcher.data || fetcher.data === shown.current) return
    shown.current = fetcher.data
    showDone(fetcher.data)
  }, [fetcher.data])
  return {
    isBusy: fetcher.state !== 'idle',
    act(act: 'done' | 'later') {
      if (fetcher.state !== 'idle') return
      latest.current = act
      fetcher.submit({ ...sent, act }, target)
    },
  }
}

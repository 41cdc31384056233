import { CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { href, Link, useLocation, useSubmit } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { addDays } from '../../../domain/formats/day-of-sofia.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { viewingsText } from '../../../text/admin/viewings.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { selectedParams, useEarlyFilter, useSyncedControl } from '../../ui/filter-controls.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/route'
import { CalendarGrid } from './calendar-grid.tsx'
import { type CalendarFilters, parseCalendarFilters, readCalendar } from './read-calendar.server.ts'

const text = viewingsText.calendar

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'viewings', 'apartments', 'users', 'settings')
  const filters = parseCalendarFilters(new URL(request.url).searchParams)
  return { versions, ...(await readCalendar(await loadBuilding(context), db, filters)) }
}

export default function Viewings({ loaderData }: Route.ComponentProps) {
  const { versions, filters, today, agents, columns, hours } = loaderData
  useLive(versions)
  const { pathname, search } = useLocation()
  const start = new URLSearchParams({
    day: filters.view === 'day' || filters.day > today ? filters.day : today,
    ...(filters.agent && { agent: filters.agent }),
    back: pathname + search,
  })
  return (
    <Screen
      title={adminText.screens.viewings}
      action={
        <Link to={`${href('/admin/viewings/new')}?${start}`} className={button()}>
          <CalendarPlus className="size-5" aria-hidden="true" />
          {viewingsText.new}
        </Link>
      }
    >
      <CalendarBar filters={filters} today={today} agents={agents} />
      <CalendarGrid {...{ columns, hours, agents, today }} view={filters.view} />
      <p className="mt-3 text-sm text-sea-700 max-md:hidden">{text.hint}</p>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.viewings} message={errors.load.viewings} />
}

interface CalendarBarProps {
  filters: CalendarFilters
  today: string
  agents: { id: string; name: string }[]
}

const step = { week: 7, day: 1 }

function CalendarBar({ filters, today, agents }: CalendarBarProps) {
  const { view, day, agent } = filters
  const submit = useSubmit()
  const select = useSyncedControl<HTMLSelectElement>(agent)
  const date = useSyncedControl<HTMLInputElement>(day)
  const to = (changed: Partial<CalendarFilters>) => {
    const { view: shown, ...others } = { ...filters, ...changed }
    const query = new URLSearchParams({ ...(shown === 'day' && { view: shown }), day: others.day })
    if (others.agent) query.set('agent', others.agent)
    return `${href('/admin/viewings')}?${query}`
  }
  const form = useRef<HTMLFormElement>(null)
  const apply = () => {
    // A date that is being typed is none yet.
    if (form.current?.checkValidity())
      submit(selectedParams(form.current), { replace: true, preventScrollReset: true })
  }
  useEarlyFilter(form, apply)
  const iconLink = button({ kind: 'secondary', className: 'px-3' })
  return (
    <div className="mb-4 flex flex-wrap items-end gap-2">
      <div className="flex flex-wrap gap-1">
        <Link
          to={to({ day: addDays(day, -step[view]) })}
          aria-label={text.previous[view]}
          title={text.previous[view]}
          className={iconLink}
        >
          <ChevronLeft className="size-5" aria-hidden="true" />
        </Link>
        <Link to={to({ day: today })} className={button({ kind: 'secondary' })}>
          {text.today}
        </Link>
        <Link
          to={to({ day: addDays(day, step[view]) })}
          aria-label={text.next[view]}
          title={text.next[view]}
          className={iconLink}
        >
          <ChevronRight className="size-5" aria-hidden="true" />
        </Link>
      </div>
      <nav aria-label={text.views} className="flex gap-1">
        {(['week', 'day'] as const).map((each) => (
          <Link
            key={each}
            to={to({ view: each })}
            aria-current={each === view ? 'true' : undefined}
            className={button({ kind: each === view ? 'primary' : 'secondary' })}
          >
            {text[each]}
          </Link>
        ))}
      </nav>
      <form
        method="get"
        action={href('/admin/viewings')}
        ref={form}
        onChange={apply}
        className="flex max-w-full flex-wrap items-end gap-2"
      >
        {view === 'day' && <input type="hidden" name="view" value="day" />}
        <div className="w-40">
          <input
            ref={date}
            type="date"
            name="day"
            required
            aria-label={text.goTo}
            defaultValue={day}
            className={control.usual}
          />
        </div>
        <div className="w-52 max-w-full">
          <select
            ref={select}
            name="agent"
            aria-label={text.agent}
            defaultValue={agent}
            className={`${control.usual} cursor-pointer pr-9`}
          >
            <option value="">{text.allAgents}</option>
            {agents.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <noscript>
          <button type="submit" className={button({ kind: 'secondary' })}>
            {text.show}
          </button>
        </noscript>
      </form>
      {view === 'day' && <strong className="py-2">{formatDate(day)}</strong>}
    </div>
  )
}

import { listApartmentNames } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { getViewingHours } from '../../../backend/data/settings.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
import { listViewings } from '../../../backend/data/viewings/queries.ts'
import { type Building, entranceLetter } from '../../../domain/building/building.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { daySchema } from '../../../domain/record/field-schemas.ts'
import { shownHours } from '../../../domain/viewing/calendar.ts'
import type { Viewing } from '../../../domain/viewing/viewing.ts'
import { hoursOn } from '../../../domain/viewing/viewing-hours.ts'
import { weekOf } from '../../../domain/viewing/viewing-times.ts'
import { apartmentRowText } from '../../../text/admin/apartments.ts'
import { reservationsText } from '../../../text/admin/reservations.ts'
import { viewingsText } from '../../../text/admin/viewings.ts'

export interface CalendarFilters {
  view: 'week' | 'day'
  day: string
  /** Empty for all agents. */
  agent: string
}

export function parseCalendarFilters(query: URLSearchParams): CalendarFilters {
  const day = daySchema('noDayChosen').safeParse(query.get('day'))
  return {
    view: query.get('view') === 'day' ? 'day' : 'week',
    day: day.success ? day.data : isoDay(new Date()),
    agent: (query.get('agent') ?? '').slice(0, 64),
  }
}

/** What the calendar shows of a viewing. */
export interface ShownViewing
  extends Pick<
    Viewing,
    'id' | 'revision' | 'day' | 'time' | 'minutes' | 'startsAt' | 'endsAt' | 'agentId' | 'name' | 'state'
  > {
  /** The apartment or the meeting point. */
  where: string
}

/** A column is a day of the week or, of one day, an agent. */
export interface CalendarColumn {
  key: string
  day: string
  agentId: string | undefined
  open: { from: string; until: string } | undefined
  viewings: ShownViewing[]
}

export async function readCalendar(building: Building, db: Database, filters: CalendarFilters) {
  const { view, day, agent } = filters
  const days = view === 'week' ? weekOf(day) : [day]
  const [{ values: hours }, users, apartments, stored] = await Promise.all([
    getViewingHours(db),
    listUsers(db),
    listApartmentNames(db, { drafts: 'with' }),
    listViewings(db, { from: days[0] ?? day, until: days.at(-1) ?? day }),
  ])
  const names = new Map(
    apartments.map(({ id, number, entrance }) => [
      id,
      apartmentRowText.name(number, entranceLetter(building, entrance)),
    ]),
  )
  // Whom one can choose does not depend on who is chosen.
  const busy = new Set(stored.map(({ agentId }) => agentId))
  const chosen = stored.filter(({ agentId }) => agent === '' || agentId === agent)
  const viewings = chosen.map((viewing) => ({
    ...pick(viewing, ['id', 'revision', 'day', 'time', 'minutes', 'startsAt', 'endsAt', 'agentId']),
    ...pick(viewing, ['name', 'state']),
    where:
      viewing.apartmentId === null
        ? viewing.place
        : (names.get(viewing.apartmentId) ?? viewingsText.deletedApartment),
  }))
  const known = users.filter(({ id, state }) => state === 'active' || busy.has(id) || id === agent)
  // Somebody who was removed, or whom nobody knows, keeps his viewings, and stays the one who is chosen.
  const former = [...new Set([...busy, ...(agent === '' ? [] : [agent])])].filter(
    (id) => !users.some((user) => user.id === id),
  )
  const agents = [
    ...known.map(({ id, name }) => ({ id, name })),
    ...former.map((id) => ({ id, name: reservationsText.formerAgent })),
  ]
  const column = (key: string, on: string, agentId?: string): CalendarColumn => ({
    key,
    day: on,
    agentId,
    open: hoursOn(hours, on),
    viewings: viewings.filter((each) => each.day === on && (agentId ?? each.agentId) === each.agentId),
  })
  return {
    filters,
    today: isoDay(new Date()),
    hours: shownHours(hours, days, viewings),
    agents,
    columns:
      view === 'week'
        ? days.map((on) => column(on, on))
        : agents.filter(({ id }) => agent === '' || id === agent).map(({ id }) => column(id, day, id)),
  }
}

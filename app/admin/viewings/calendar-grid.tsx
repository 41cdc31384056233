import { useRef } from 'react'
import { href, Link, useLocation } from 'react-router'
import { formatDate } from '../../../domain/formats/dates.ts'
import { type InLane, inLanes } from '../../../domain/viewing/calendar.ts'
import { minutesOf, timeOf } from '../../../domain/viewing/viewing-times.ts'
import { shortWeekdays, viewingStateLabels, viewingsText, weekdays } from '../../../text/admin/viewings.ts'
import { withReturnTo } from '../record/return-to.ts'
import type { CalendarColumn, ShownViewing } from './read-calendar.server.ts'
import { useSlotKeys } from './use-slot-keys.ts'
import { useViewingMove } from './use-viewing-move.ts'

const text = viewingsText.calendar

interface Agent {
  id: string
  name: string
}

interface CalendarGridProps {
  view: 'week' | 'day'
  columns: CalendarColumn[]
  /** In minutes. */
  hours: { from: number; until: number }
  agents: Agent[]
  today: string
}

/** In minutes: the length of an empty hour that can be pressed. */
const slotLength = 30

/**
 * On a wide window the hours of all columns stand side by side, and viewings are moved in them; on a phone each day is a
 * list. Both are the same elements: the style sheet places them.
 */
export function CalendarGrid({ view, columns, hours, agents, today }: CalendarGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const move = useViewingMove({ grid, columns, hours })
  const slotKeys = useSlotKeys(grid)
  const shown = columns.map((column) => ({ ...column, viewings: move.withMoved(column) }))
  return (
    <div className="viewings-frame">
      <div ref={grid} data-hour={hours.from / 60} className="viewings-grid">
        <Hours hours={hours} />
        {shown.map((column, index) => (
          <Column
            key={column.key}
            {...{ column, index, view, hours, agents, today, move, slotKeys }}
            isFirst={index === 0}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {move.announced}
      </p>
    </div>
  )
}

function Hours({ hours: { from, until } }: Pick<CalendarGridProps, 'hours'>) {
  const starts = Array.from({ length: (until - from) / 60 }, (_, index) => from + index * 60)
  return (
    <div aria-hidden="true" className="viewings-hours">
      {starts.map((start) => (
        <span key={start}>{timeOf(start)}</span>
      ))}
    </div>
  )
}

interface ColumnProps extends Omit<CalendarGridProps, 'columns'> {
  column: CalendarColumn
  index: number
  isFirst: boolean
  move: ReturnType<typeof useViewingMove>
  slotKeys: ReturnType<typeof useSlotKeys>
}

function Column({ column, index, view, hours, agents, today, isFirst, move, slotKeys }: ColumnProps) {
  const { day, agentId, open, viewings } = column
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const title =
    view === 'day'
      ? (agents.find(({ id }) => id === agentId)?.name ?? '')
      : `${weekdays[weekday]}, ${formatDate(day)}`
  return (
    <section
      aria-label={title}
      data-today={view === 'week' && day === today ? '' : undefined}
      className="viewings-column"
    >
      <h2>
        {view === 'day' ? (
          title
        ) : (
          <>
            <span className="md:sr-only">{title}</span>
            <span aria-hidden="true" className="max-md:hidden">
              {shortWeekdays[weekday]} {Number(day.slice(8))}.{day.slice(5, 7)}
            </span>
          </>
        )}
        {!open && <small>{text.closed}</small>}
      </h2>
      <div data-column={index} className="viewings-day">
        <Slots {...{ column, hours, title, isFirst, slotKeys }} />
        {viewings.length === 0 && <p className="viewings-none">{text.empty}</p>}
        <ol>
          {inLanes(viewings).map((viewing) => (
            <li key={viewing.id}>
              <Block viewing={viewing} agents={agents} showsAgent={view === 'week'} move={move} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

interface SlotsProps {
  column: CalendarColumn
  hours: CalendarGridProps['hours']
  title: string
  isFirst: boolean
  slotKeys: ReturnType<typeof useSlotKeys>
}

/** Empty hours: links to a new viewing. One of them is reached with Tab, the others with the arrow keys. */
function Slots(props: SlotsProps) {
  const { column, hours, title, isFirst, slotKeys } = props
  const { day, agentId, open } = column
  const { from, until } = hours
  const { pathname, search } = useLocation()
  const starts = Array.from({ length: (until - from) / slotLength }, (_, index) => from + index * slotLength)
  return starts.map((start) => {
    const time = timeOf(start)
    const isOpen = open !== undefined && start >= minutesOf(open.from) && start < minutesOf(open.until)
    const query = new URLSearchParams({
      ...{ day, time },
      ...(agentId && { agent: agentId }),
      back: pathname + search,
    })
    return (
      <Link
        key={start}
        to={`${href('/admin/viewings/new')}?${query}`}
        aria-label={text.free(title, time)}
        title={time}
        tabIndex={isFirst && start === from ? 0 : -1}
        onKeyDown={slotKeys}
        data-slot={start}
        data-closed={isOpen ? undefined : ''}
        draggable={false}
        className="viewings-slot"
      />
    )
  })
}

interface BlockProps {
  viewing: InLane<ShownViewing>
  agents: Agent[]
  showsAgent: boolean
  move: ReturnType<typeof useViewingMove>
}

const colours = 6
const mostLanes = 6

/**
 * Where the style sheet puts a viewing, in steps of five minutes: the Content-Security-Policy allows no style
 * attributes.
 */
function placeOf({ time, minutes, lane, lanes }: InLane<ShownViewing>) {
  const start = minutesOf(time)
  const inFives = (length: number) => Math.floor((length % 60) / 5) * 5
  return {
    'data-hour': Math.floor(start / 60),
    'data-minute': inFives(start),
    'data-hours': Math.floor(minutes / 60),
    'data-minutes': inFives(minutes),
    'data-lane': Math.min(lane, mostLanes - 1),
    'data-lanes': Math.min(lanes, mostLanes),
  }
}

function Block({ viewing, agents, showsAgent, move }: BlockProps) {
  const { pathname, search } = useLocation()
  const { id, time, minutes, agentId, name, where, state } = viewing
  const start = minutesOf(time)
  const position = agents.findIndex((agent) => agent.id === agentId)
  const agent = agents[position]?.name ?? ''
  const when = `${time}–${timeOf(start + minutes)}`
  const result = state === 'planned' ? '' : viewingStateLabels[state]
  // In the order of what is shown, so that who says what he sees is understood.
  const label = text.viewing([when, showsAgent ? agent : '', name, result, where, showsAgent ? '' : agent])
  return (
    <Link
      to={withReturnTo(href('/admin/viewings/:id', { id }), pathname + search)}
      draggable={false}
      aria-label={label}
      title={label}
      data-agent={Math.max(position, 0) % colours}
      data-state={state}
      data-moving={move.isMoving(id) ? '' : undefined}
      className="viewings-block"
      {...placeOf(viewing)}
      {...move.handlersOf(viewing)}
    >
      <span className="viewings-when">
        {when} {showsAgent && <span>{agent}</span>}
      </span>{' '}
      <span className="font-semibold">{name}</span>{' '}
      {result && <span className="font-semibold">{result}</span>} <span>{where}</span>
    </Link>
  )
}

import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { formatDate } from '../../../domain/formats/dates.ts'
import { minutesOf, timeOf } from '../../../domain/viewing/viewing-times.ts'
import { viewingsText } from '../../../text/admin/viewings.ts'
import { showSuccess } from '../../ui/toaster.ts'
import type { Fault } from '../form/toast-result.ts'
import type { CalendarColumn, ShownViewing } from './read-calendar.server.ts'

const text = viewingsText.calendar

interface Place {
  /** Which column, from 0. */
  column: number
  /** In minutes since midnight. */
  start: number
}

interface Moving extends Place {
  viewing: ShownViewing
}

interface Moved {
  id: string
  revision: number
  day: string
  time: string
  isOutside: boolean
  before?: { day: string; time: string; agentId: string }
}

interface MoveOptions {
  grid: RefObject<HTMLElement | null>
  columns: CalendarColumn[]
  hours: { from: number; until: number }
}

/** In minutes. */
const step = 15
/** In pixels: a shorter way is a click. */
const dragFrom = 5
const undoTime = 12_000

/**
 * Moves a viewing with the mouse, or with Shift and the arrow keys and then Enter. The server decides whether the agent
 * is free; what was moved is taken back from the message.
 */
export function useViewingMove({ grid, columns, hours }: MoveOptions) {
  const [moving, setMoving] = useState<Moving>()
  const [announced, setAnnounced] = useState('')
  const wasDragged = useRef(false)
  const byKeys = useRef(false)
  const fetcher = useFetcher<Fault & { moved?: Moved }>({ key: 'move-viewing' })
  const submit = (id: string, form: Record<string, string>) =>
    fetcher.submit(form, { method: 'post', action: href('/admin/viewings/:id/change', { id }) })
  useMovedToast(fetcher.data, submit, setAnnounced)

  const clamp = ({ column, start }: Place, { minutes }: ShownViewing): Place => ({
    column: Math.min(Math.max(column, 0), columns.length - 1),
    start: Math.min(Math.max(start, hours.from), Math.max(hours.from, hours.until - minutes)),
  })
  const placeOf = (viewing: ShownViewing): Place => ({
    column: columns.findIndex(({ viewings }) => viewings.some(({ id }) => id === viewing.id)),
    start: minutesOf(viewing.time),
  })
  const drop = ({ viewing, column, start }: Moving) => {
    setMoving(undefined)
    const target = columns[column]
    const from = placeOf(viewing)
    if (!target || (from.column === column && from.start === start)) return
    // Whoever moves it twice in a row is not refused because the page has not read the first move yet.
    const own = fetcher.data?.moved
    const revision = Math.max(viewing.revision, own?.id === viewing.id ? own.revision : 0)
    submit(viewing.id, {
      revision: String(revision),
      day: target.day,
      time: timeOf(start),
      ...(target.agentId && { agentId: target.agentId }),
    })
  }

  const startDrag = (event: PointerEvent<HTMLElement>, viewing: ShownViewing) => {
    wasDragged.current = false
    byKeys.current = false
    if (event.button !== 0 || event.pointerType === 'touch' || !isSpread(grid.current)) return
    const from = { x: event.clientX, y: event.clientY, top: event.currentTarget.getBoundingClientRect().top }
    let latest: Moving | undefined
    const ending = new AbortController()
    const { signal } = ending
    const onMove = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (!latest && Math.hypot(x - from.x, y - from.y) < dragFrom) return
      wasDragged.current = true
      const place = findPlace(grid.current, { x, y: y - from.y + from.top }, hours)
      if (!place) return
      latest = { viewing, ...clamp(place, viewing) }
      setMoving(latest)
    }
    const end = () => {
      ending.abort()
      setMoving(undefined)
    }
    addEventListener('pointermove', onMove, { signal })
    addEventListener('pointercancel', end, { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
    addEventListener(
      'pointerup',
      () => {
        ending.abort()
        if (latest) drop(latest)
      },
      { signal },
    )
  }

  const onKeyDown = (event: KeyboardEvent, viewing: ShownViewing) => {
    const shift = arrows[event.key]
    const isOwn = moving?.viewing.id === viewing.id
    if (shift && event.shiftKey) {
      byKeys.current = true
      const { column, start } = isOwn ? moving : placeOf(viewing)
      const place = clamp({ column: column + shift.column, start: start + shift.minutes }, viewing)
      setMoving({ viewing, ...place })
      setAnnounced(text.moving(formatDate(columns[place.column]?.day ?? viewing.day), timeOf(place.start)))
    } else if (isOwn && event.key === 'Enter') drop(moving)
    else if (isOwn && event.key === 'Escape') setMoving(undefined)
    else return
    event.preventDefault()
  }

  const pending = movedBy(fetcher.formAction, fetcher.formData)
  return {
    announced,
    isMoving: (id: string) => moving?.viewing.id === id || pending?.id === id,
    handlersOf: (viewing: ShownViewing) => ({
      // In another column it is another element, to which the focus follows, or Enter would drop nothing.
      ref(element: HTMLElement | null) {
        if (byKeys.current && moving?.viewing.id === viewing.id) element?.focus()
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => startDrag(event, viewing),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, viewing),
      onClick: (event: { preventDefault(): void }) => wasDragged.current && event.preventDefault(),
      onBlur: () => moving?.viewing.id === viewing.id && !wasDragged.current && setMoving(undefined),
    }),
    /** The viewings of a column, with the one that is being moved at its new place. */
    withMoved(column: CalendarColumn): ShownViewing[] {
      const index = columns.indexOf(column)
      const all = columns.flatMap(({ viewings }) => viewings)
      const held = moving ?? heldPlace(pending, all, columns)
      if (!held) return column.viewings
      const others = column.viewings.filter(({ id }) => id !== held.viewing.id)
      return held.column === index ? [...others, atPlace(held, column)] : others
    },
  }
}

const arrows: Record<string, { column: number; minutes: number }> = {
  ArrowUp: { column: 0, minutes: -step },
  ArrowDown: { column: 0, minutes: step },
  ArrowLeft: { column: -1, minutes: 0 },
  ArrowRight: { column: 1, minutes: 0 },
}

/** Whether the hours stand side by side: on a phone they do not. */
function isSpread(grid: HTMLElement | null): boolean {
  return grid !== null && getComputedStyle(grid).display === 'grid'
}

/** The place under the pointer, in steps of a quarter of an hour. */
function findPlace(
  grid: HTMLElement | null,
  { x, y }: { x: number; y: number },
  { from, until }: MoveOptions['hours'],
): Place | undefined {
  const days = [...(grid?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
  const boxes = days.map((day) => day.getBoundingClientRect())
  const column = boxes.findIndex(({ left, right }) => x >= left && x < right)
  const box = boxes[column]
  if (!box) return undefined
  const minutes = from + ((y - box.top) / box.height) * (until - from)
  return { column, start: Math.round(minutes / step) * step }
}

function atPlace({ viewing, start }: Moving, { day, agentId }: CalendarColumn): ShownViewing {
  const shift = (start - minutesOf(viewing.time)) * 60_000
  const later = (moment: string) => new Date(Date.parse(moment) + shift).toISOString()
  return {
    ...viewing,
    ...{ day, time: timeOf(start), agentId: agentId ?? viewing.agentId },
    startsAt: later(viewing.startsAt),
    endsAt: later(viewing.endsAt),
  }
}

interface Pending {
  id: string
  day: string
  time: string
  agentId: string | undefined
}

function movedBy(action: string | undefined, form: FormData | undefined): Pending | undefined {
  const id = action?.split('/').at(-2)
  if (!id || !form?.has('day')) return undefined
  const agentId = form.get('agentId')
  return {
    id,
    day: String(form.get('day')),
    time: String(form.get('time')),
    agentId: typeof agentId === 'string' ? agentId : undefined,
  }
}

/** While the server is asked, the viewing stays where it was dropped. */
function heldPlace(
  pending: Pending | undefined,
  viewings: ShownViewing[],
  columns: CalendarColumn[],
): Moving | undefined {
  const viewing = viewings.find(({ id }) => id === pending?.id)
  if (!pending || !viewing) return undefined
  const column = columns.findIndex(
    ({ day, agentId }) => day === pending.day && (agentId ?? pending.agentId) === pending.agentId,
  )
  return { viewing, column, start: minutesOf(pending.time) }
}

function useMovedToast(
  result: { moved?: Moved } | undefined,
  submit: (id: string, form: Record<string, string>) => void,
  announce: (message: string) => void,
): void {
  const shown = useRef(result)
  const undone = useRef(false)
  useEffect(() => {
    if (!result?.moved || shown.current === result) return
    shown.current = result
    const { id, revision, day, time, isOutside, before } = result.moved
    if (undone.current) {
      undone.current = false
      announce(text.movedBack)
      return showSuccess(text.movedBack, { about: 'viewing' })
    }
    const message = (isOutside ? text.movedOutside : text.moved)(formatDate(day), time)
    announce(message)
    const run = () => {
      undone.current = true
      submit(id, { revision: String(revision), ...before })
    }
    showSuccess(message, {
      about: 'viewing',
      lasts: undoTime,
      ...(before && { action: { label: viewingsText.undo, run } }),
    })
  }, [result, submit, announce])
}

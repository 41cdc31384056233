import { CalendarCheck } from 'lucide-react'
import { href, Link, useLocation } from 'react-router'
import type { Status } from '../../../domain/status.ts'
import { reservationsText as text } from '../../text/office/reservations.ts'

interface ReserveLinkProps {
  home: { id: string; status: Status }
  /** „апартамент 12, вход А“ */
  name: string
  /** The reservation that runs, where that is known. */
  runningId?: string | undefined
  look: string
  wordLook?: string
}

/** Leads to a new reservation of a free home, or to the one that runs, and from there back. */
export function ReserveLink({ home: { id, status }, name, runningId, look, wordLook }: ReserveLinkProps) {
  const { pathname, search } = useLocation()
  const back = pathname + search
  const isFree = status === 'available'
  if (!isFree && !runningId) return null
  const to = runningId
    ? `${href('/admin/reservations/:id', { id: runningId })}?${new URLSearchParams({ back })}`
    : `${href('/admin/reservations/new')}?${new URLSearchParams({ apartment: id, back })}`
  const word = runningId ? text.edit : text.reserve
  return (
    <Link
      to={to}
      aria-label={runningId ? text.title(name) : text.reserveHome(name)}
      title={word}
      className={look}
    >
      <CalendarCheck className="size-4 shrink-0" aria-hidden="true" />
      <span className={wordLook}>{word}</span>
    </Link>
  )
}

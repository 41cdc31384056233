import { CalendarPlus, Handshake, LockOpen, type LucideIcon, Undo2 } from 'lucide-react'
import { href, Link, useLocation } from 'react-router'
import { reservationsText as text } from '../../../text/admin/reservations.ts'
import { useSignedIn } from '../session/use-role.ts'
import { changesOf, type ReservationChange } from './reservation-changes.ts'

interface ChangeLinksProps {
  id: string
  reservation: Parameters<typeof changesOf>[0]
  /** „апартамент 12, вход А“ */
  units: string
  classNameOf(change: ReservationChange): string
  /** Whether icons replace the labels where a table has little room. */
  compact?: boolean
}

const icons: Record<ReservationChange, LucideIcon> = {
  extend: CalendarPlus,
  release: LockOpen,
  sell: Handshake,
  resume: Undo2,
}

/** Links to the changes that the person may make; their forms return to this page. */
export function ChangeLinks({ id, reservation, units, classNameOf, compact = false }: ChangeLinksProps) {
  const { pathname, search } = useLocation()
  const user = useSignedIn()
  return changesOf(reservation, user).map((change) => {
    const label =
      reservation.state === 'sold' && change === 'sell' ? text.correctSale : text.changes[change].label
    const back = new URLSearchParams({ back: pathname + search })
    const Icon = icons[change]
    return (
      <Link
        key={change}
        to={`${href('/admin/reservations/:id/:change', { id, change })}?${back}`}
        aria-label={text.changeOf(label, units)}
        title={compact ? label : undefined}
        className={classNameOf(change)}
      >
        {compact && <Icon className="hidden size-4 shrink-0 md:max-[90rem]:block" aria-hidden="true" />}
        <span className={compact ? 'md:max-[90rem]:sr-only' : ''}>{label}</span>
      </Link>
    )
  })
}

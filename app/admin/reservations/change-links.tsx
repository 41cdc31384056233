import { href, Link, useLocation } from 'react-router'
import { reservationsText as text } from '../../text/office/reservations.ts'
import { useRole } from '../session/use-role.ts'
import { changesOf, type ReservationChange } from './reservation-changes.ts'

interface ChangeLinksProps {
  id: string
  reservation: Parameters<typeof changesOf>[0]
  /** „апартамент 12, вход А“ */
  home: string
  look(change: ReservationChange): string
}

/** Leads to each change that makes sense, and from there back. */
export function ChangeLinks({ id, reservation, home, look }: ChangeLinksProps) {
  const { pathname, search } = useLocation()
  const role = useRole()
  return changesOf(reservation, role).map((change) => {
    const word =
      reservation.state === 'sold' && change === 'sell' ? text.correctSale : text.changes[change].word
    const back = new URLSearchParams({ back: pathname + search })
    return (
      <Link
        key={change}
        to={`${href('/admin/reservations/:id/:change', { id, change })}?${back}`}
        aria-label={text.changeOf(word, home)}
        className={look(change)}
      >
        {word}
      </Link>
    )
  })
}

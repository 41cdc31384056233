import { CalendarCheck } from 'lucide-react'
import { href, Link, useLocation } from 'react-router'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import type { Status } from '../../../domain/status.ts'
import { reservationsText as text } from '../../../text/admin/reservations.ts'

const saleLink = { label: text.sale, title: text.saleTitle }
const runningLink = { label: text.edit, title: text.title }

interface ReserveLinkProps {
  apartment: { id: string; status: Status; isDraft: boolean }
  /** „апартамент 12, вход А“ */
  name: string
  /** The running reservation, or the sale. */
  activeReservation?: Pick<Reservation, 'id' | 'state'> | undefined
  className: string
  labelClassName?: string
}

/** Links to the apartment's reservation or sale, or to a new reservation; these screens return to this page. */
export function ReserveLink({
  apartment: { id, status, isDraft },
  name,
  activeReservation,
  className,
  labelClassName,
}: ReserveLinkProps) {
  const { pathname, search } = useLocation()
  const back = pathname + search
  const isFree = status === 'available' && !isDraft
  if (!isFree && !activeReservation) return null
  const to = activeReservation
    ? `${href('/admin/reservations/:id', { id: activeReservation.id })}?${new URLSearchParams({ back })}`
    : `${href('/admin/reservations/new')}?${new URLSearchParams({ apartment: id, back })}`
  const linkText = activeReservation?.state === 'sold' ? saleLink : runningLink
  const label = activeReservation ? linkText.label : text.reserve
  return (
    <Link
      to={to}
      aria-label={activeReservation ? linkText.title(name) : text.reserveApartment(name)}
      title={label}
      className={className}
    >
      <CalendarCheck className="size-4 shrink-0" aria-hidden="true" />
      <span className={labelClassName}>{label}</span>
    </Link>
  )
}

import { CalendarCheck, CalendarPlus, Handshake } from 'lucide-react'
import { href, Link, useLocation } from 'react-router'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import type { Status } from '../../../domain/status.ts'
import { reservationsText as text } from '../../../text/admin/reservations.ts'

const saleLink = { label: text.sale, title: text.saleTitle, icon: Handshake }
const runningLink = { label: text.edit, title: text.title, icon: CalendarCheck }
const reserveLink = { label: text.reserve, title: text.reserveApartment, icon: CalendarPlus }
const recordLink = { label: text.recordSale, title: text.saleOf, icon: Handshake }

interface ReserveLinkProps {
  apartment: { id: string; status: Status; isDraft: boolean }
  /** „апартамент 12, вход А“ */
  name: string
  /** The running reservation, or the sale. */
  activeReservation?: Pick<Reservation, 'id' | 'state'> | undefined
  className: string
  labelClassName?: string
}

/**
 * Links to the apartment's reservation or sale, to a new reservation of one that is free, or to the form that records
 * the sale of one that is only marked as sold; these screens return to this page.
 */
export function ReserveLink({
  apartment: { id, status, isDraft },
  name,
  activeReservation,
  className,
  labelClassName,
}: ReserveLinkProps) {
  const { pathname, search } = useLocation()
  const back = pathname + search
  if (!activeReservation && (isDraft || status === 'reserved')) return null
  const isSold = (activeReservation?.state ?? status) === 'sold'
  const [form, link] = isSold
    ? [href('/admin/reservations/sale'), recordLink]
    : [href('/admin/reservations/new'), reserveLink]
  const to = activeReservation
    ? `${href('/admin/reservations/:id', { id: activeReservation.id })}?${new URLSearchParams({ back })}`
    : `${form}?${new URLSearchParams({ apartment: id, back })}`
  const { label, title, icon: Icon } = activeReservation ? (isSold ? saleLink : runningLink) : link
  return (
    <Link to={to} aria-label={title(name)} title={label} className={className}>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <span className={labelClassName}>{label}</span>
    </Link>
  )
}

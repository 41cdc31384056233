import { href, Link, useLocation } from 'react-router'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { reservationsText as text } from '../../text/admin/reservations.ts'
import { button } from '../../ui/button.ts'
import { withReturnTo } from '../record/return-to.ts'

interface ReserveLinkProps {
  enquiry: Pick<Enquiry, 'id' | 'apartmentId'>
  /** What came of it. */
  reservation: Pick<Reservation, 'id' | 'state'> | undefined
}

/** To what came of an enquiry, and to a reservation from it while none holds an apartment; from there back. */
export function EnquiryReserveLink({ enquiry: { id, apartmentId }, reservation }: ReserveLinkProps) {
  const { pathname, search } = useLocation()
  const back = pathname + search
  const isActive = reservation?.state === 'running' || reservation?.state === 'sold'
  const start = { ...(apartmentId && { apartment: apartmentId }), enquiry: id, back }
  return (
    <>
      {reservation && (
        <Link
          to={withReturnTo(href('/admin/reservations/:id', { id: reservation.id }), back)}
          className={button({ kind: isActive ? 'primary' : 'secondary' })}
        >
          {reservation.state === 'sold' ? text.openSale : text.open}
        </Link>
      )}
      {!isActive && (
        <Link to={`${href('/admin/reservations/new')}?${new URLSearchParams(start)}`} className={button()}>
          {text.reserve}
        </Link>
      )}
    </>
  )
}

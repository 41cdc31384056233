import { CalendarPlus, Handshake } from 'lucide-react'
import { href, Link, useLocation } from 'react-router'
import type { Status } from '../../../domain/status.ts'
import { reservationsText as text } from '../../../text/admin/reservations.ts'
import { button } from '../../ui/button.ts'

interface ReserveUnitProps {
  /** The parameter that names the unit in the URLs of the forms. */
  of: 'apartment' | 'spot' | 'store'
  id: string
  name: string
  status: Status
}

/** Links that reserve a free unit by itself, or record the sale of one that nobody has. */
export function ReserveUnit({ of, id, name, status }: ReserveUnitProps) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams({ [of]: id, back: pathname + search })
  return (
    <>
      {status === 'available' && (
        <Link
          to={`${href('/admin/reservations/new')}?${query}`}
          aria-label={text.reserveApartment(name)}
          className={button({ kind: 'secondary' })}
        >
          <CalendarPlus className="size-4" aria-hidden="true" />
          {text.reserve}
        </Link>
      )}
      {status !== 'reserved' && (
        <Link
          to={`${href('/admin/reservations/sale')}?${query}`}
          aria-label={text.saleOf(name)}
          className={button({ kind: 'secondary' })}
        >
          <Handshake className="size-4" aria-hidden="true" />
          {text.recordSale}
        </Link>
      )}
    </>
  )
}

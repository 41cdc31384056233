import { href, Link, useLocation } from 'react-router'
import { formatPrice } from '../../../domain/formats/money.ts'
import { phoneUrl } from '../../phone-url.ts'
import { adminText } from '../../text/office/admin.ts'
import { reservationsText as text } from '../../text/office/reservations.ts'
import { CardTable, cell } from '../../ui/card-table.tsx'
import { PlacedRow } from '../../ui/placed-cells.tsx'
import { rowAction } from '../../ui/row-actions.ts'
import { ChangeLinks } from './change-links.tsx'
import type { ListedReservation } from './office-list.ts'
import { StateBadge } from './state-badge.tsx'
import { Term } from './term.tsx'

const { columns } = text
const link = 'text-sea-700 underline underline-offset-4 hover:text-sea-900'

interface ReservationTableProps {
  reservations: readonly ListedReservation[]
  today: string
}

export function ReservationTable({ reservations, today }: ReservationTableProps) {
  return (
    <CardTable label={adminText.screens.reservations} columns={columns}>
      {reservations.map((reservation) => (
        <Row key={reservation.id} reservation={reservation} today={today} />
      ))}
    </CardTable>
  )
}

function Row({ reservation, today }: { reservation: ListedReservation; today: string }) {
  const { id, home, title, entrance, spots, buyerName, deposit, agent, state } = reservation
  const { search } = useLocation()
  return (
    <PlacedRow data-row={id}>
      {cell(
        columns.home,
        <span className="block min-w-0">
          <Link
            to={href('/admin/reservations/:id', { id }) + search}
            className="inline-flex min-h-11 items-center font-bold whitespace-nowrap text-sea-800 underline decoration-sea-500 underline-offset-4 hover:decoration-current md:min-h-0"
          >
            {title}
          </Link>
          <span className="block text-sm text-sea-700 md:max-w-44">
            {[entrance, spots.length > 0 && text.spots(spots)].filter(Boolean).join(', ')}
          </span>
          <StateBadge state={state} />
        </span>,
      )}
      {cell(
        columns.buyer,
        <span className="block min-w-0 wrap-anywhere">
          {buyerName}
          <Contact {...reservation} />
        </span>,
      )}
      {cell(columns.until, <Term standing={reservation} today={today} />)}
      {cell(
        columns.deposit,
        deposit > 0 && <span className="whitespace-nowrap">{formatPrice(deposit)}</span>,
      )}
      {cell(columns.agent, agent)}
      {cell(
        columns.actions,
        <span className="flex flex-wrap gap-x-1">
          <ChangeLinks
            {...{ id, reservation, home }}
            look={(change) =>
              `${change === 'release' ? rowAction.danger : rowAction.plain} pointer-coarse:min-h-11`
            }
          />
        </span>,
      )}
    </PlacedRow>
  )
}

function Contact({ buyerPhone, buyerEmail }: Pick<ListedReservation, 'buyerPhone' | 'buyerEmail'>) {
  return (
    <span className="block text-sm">
      {buyerPhone && (
        <a href={phoneUrl(buyerPhone)} className={`${link} whitespace-nowrap`}>
          {buyerPhone}
        </a>
      )}
      {buyerPhone && buyerEmail && ' '}
      {buyerEmail && (
        <a href={`mailto:${buyerEmail}`} className={link}>
          {buyerEmail}
        </a>
      )}
    </span>
  )
}

import { Mail } from 'lucide-react'
import { href, Link, useLocation } from 'react-router'
import { adminText } from '../../../text/admin/admin.ts'
import { formatDeposit, reservationsText as text } from '../../../text/admin/reservations.ts'
import { CardTable, cell, PlacedRow } from '../../ui/card-table.tsx'
import { rowAction } from '../../ui/row-action-styles.ts'
import { PhoneLink } from '../phone-link.tsx'
import type { ReservationListItem } from './admin-list.ts'
import { ChangeLinks } from './change-links.tsx'
import { ApprovalMark, StateBadge, Term } from './standing.tsx'

const { columns } = text
/** Narrower cells, so that all six columns fit on a laptop screen. */
const layout = { frame: '', table: 'md:max-[90rem]:[&_:is(td,th)]:px-2.5' }
const link = 'text-sea-700 underline underline-offset-4 hover:text-sea-900'

interface ReservationTableProps {
  reservations: readonly ReservationListItem[]
  today: string
}

export function ReservationTable({ reservations, today }: ReservationTableProps) {
  return (
    <CardTable label={adminText.screens.reservations} columns={columns} layout={layout}>
      {reservations.map((reservation) => (
        <Row key={reservation.id} reservation={reservation} today={today} />
      ))}
    </CardTable>
  )
}

function Row({ reservation, today }: { reservation: ReservationListItem; today: string }) {
  const { id, units, title, more, buyerName, agent, state } = reservation
  const { search } = useLocation()
  return (
    <PlacedRow data-row={id}>
      {cell(
        columns.apartment,
        <span className="block min-w-0">
          <span className="flex flex-wrap items-center gap-x-2 xl:flex-nowrap">
            <Link
              to={href('/admin/reservations/:id', { id }) + search}
              className="inline-flex min-h-11 items-center font-bold whitespace-nowrap text-sea-800 underline decoration-sea-500 underline-offset-4 hover:decoration-current md:min-h-0"
            >
              {title}
            </Link>
            <StateBadge state={state} />
            {state === 'running' && <ApprovalMark approval={reservation.approval} />}
          </span>
          <span className="block text-sm text-sea-700">{more}</span>
        </span>,
      )}
      {cell(
        columns.buyer,
        <span className="block min-w-0 wrap-break-word xl:min-w-44">
          {buyerName}
          <Contact {...reservation} />
        </span>,
      )}
      {cell(columns.until, <Term standing={reservation} today={today} />)}
      {cell(columns.deposit, formatDeposit(reservation))}
      {cell(columns.agent, agent && <span className="block xl:min-w-20">{agent}</span>)}
      {cell(
        columns.actions,
        <span className="flex flex-wrap gap-x-1 xl:flex-nowrap">
          <ChangeLinks
            {...{ id, reservation, units }}
            classNameOf={(change) =>
              `${change === 'release' ? rowAction.danger : rowAction.plain} pointer-coarse:min-h-11`
            }
            compact
          />
        </span>,
      )}
    </PlacedRow>
  )
}

function Contact({ buyerPhone, buyerEmail }: Pick<ReservationListItem, 'buyerPhone' | 'buyerEmail'>) {
  return (
    <span className="block text-sm">
      {buyerPhone && (
        <PhoneLink
          phone={buyerPhone}
          className={`${link} ${buyerPhone.length > 20 ? 'wrap-anywhere' : 'whitespace-nowrap'}`}
        />
      )}
      {buyerPhone && buyerEmail && ' '}
      {buyerEmail && (
        <a
          href={`mailto:${buyerEmail}`}
          title={buyerEmail}
          aria-label={buyerEmail}
          className={`${link} ${buyerPhone ? 'inline-block px-1 align-middle' : 'block truncate md:max-w-36 xl:max-w-52'}`}
        >
          {buyerPhone ? <Mail className="size-4" aria-hidden="true" /> : buyerEmail}
        </a>
      )}
    </span>
  )
}

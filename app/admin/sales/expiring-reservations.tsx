import { Link } from 'react-router'
import type { Entrance } from '../../../domain/building.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { salesText } from '../../text/office/sales.ts'
import { FormSection } from '../form/form-section.tsx'
import { withWayBack } from '../record/way-back.ts'
import { ListLink } from './list-link.tsx'

const text = salesText.expiring
const list = '/admin/reservations'

export interface ExpiringReservation {
  id: string
  /** Absent when it was deleted. */
  home: { number: string; entrance: Entrance } | undefined
  buyerName: string
  agent: string | undefined
  until: string
}

/** Those of the next days, the next one first; each leads to its form. */
export function ExpiringReservations({ reservations }: { reservations: ExpiringReservation[] }) {
  return (
    <FormSection title={text.title} action={<span className="text-sm text-sea-700">{text.period}</span>}>
      {reservations.length === 0 && <p>{text.none}</p>}
      <ul className="-mx-2">
        {reservations.map(({ id, home, buyerName, agent, until }) => (
          <li key={id} className="border-t border-sand-200 first:border-t-0">
            <Link
              to={withWayBack(`${list}/${id}`, '/admin/sales')}
              className="block rounded-lg px-2 py-1.5 text-sm hover:bg-sea-50 pointer-coarse:min-h-11"
            >
              <span className="flex justify-between gap-3">
                <span className="min-w-0 truncate font-semibold text-sea-900">
                  {home ? text.home(home.number, home.entrance) : text.deletedHome}
                </span>{' '}
                <span className="shrink-0 font-semibold text-reserved">{text.until(formatDate(until))}</span>
              </span>{' '}
              <span className="block truncate text-sea-800">{text.buyer(buyerName, agent)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ListLink to={list}>{text.all}</ListLink>
      {reservations.length === 0 && <ListLink to={`${list}/new`}>{text.add}</ListLink>}
    </FormSection>
  )
}

import { href, Link } from 'react-router'
import type { WaitingEnquiry } from '../../../backend/data/enquiries/enquiry-progress.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { formatDaysLeft } from '../../../text/admin/reservations.ts'
import { salesText } from '../../../text/admin/sales.ts'
import { WaitingClock } from '../enquiries/waiting-clock.tsx'
import { FormSection } from '../form/form-section.tsx'
import { withReturnTo } from '../record/return-to.ts'

const waitingText = salesText.waiting
const waitingEnquiriesList = href('/admin/contacts')

interface WaitingEnquiriesProps {
  enquiries: (WaitingEnquiry & { apartment: string })[]
  total: number
  readAt: string
  /** The id of the agent whose enquiries are shown; absent for everybody's. */
  agent: string | undefined
}

/** Lists enquiries that nobody has replied to, the longest waiting first. */
export function WaitingEnquiries({ enquiries, total, readAt, agent }: WaitingEnquiriesProps) {
  const waiting = new URLSearchParams({ stage: 'new', ...(agent && { agent }) })
  return (
    <FormSection title={waitingText.title}>
      {total === 0 && <p>{agent ? waitingText.noneMine : waitingText.none}</p>}
      <ul className="-mx-2">
        {enquiries.map(({ id, name, apartment, about, submittedAt }) => (
          <li key={id} className="border-t border-sand-200 first:border-t-0">
            <Link
              to={href('/admin/contacts/:id', { id })}
              className="block rounded-lg px-2 py-1.5 text-sm hover:bg-sea-50 pointer-coarse:min-h-11"
            >
              <span className="flex justify-between gap-3">
                <span className="min-w-0 truncate font-semibold text-sea-900">{name}</span>{' '}
                <WaitingClock submittedAt={submittedAt} readAt={readAt} />
              </span>{' '}
              <span className="block truncate text-sea-800">
                {[apartment && waitingText.asksAbout(apartment), about].filter(Boolean).join(', ') ||
                  waitingText.general}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {total > 0 && <ListLink to={`${waitingEnquiriesList}?${waiting}`}>{waitingText.all(total)}</ListLink>}
      {total === 0 && <ListLink to={waitingEnquiriesList}>{waitingText.everything}</ListLink>}
    </FormSection>
  )
}

const text = salesText.expiring
const list = href('/admin/reservations')

export interface ExpiringReservation {
  id: string
  /** „Апартамент 12, вход А“, „Паркомясто П1“ */
  units: string
  buyerName: string
  agentName: string | undefined
  until: string
}

interface ExpiringReservationsProps {
  reservations: ExpiringReservation[]
  today: string
  /** The id of the agent whose reservations are shown; absent for everybody's. */
  agent: string | undefined
}

/** Lists the reservations that end in the next days, the next one first. */
export function ExpiringReservations({ reservations, today, agent }: ExpiringReservationsProps) {
  return (
    <FormSection title={text.title} action={<span className="text-sm text-sea-700">{text.period}</span>}>
      {reservations.length === 0 && <p>{agent ? text.noneMine : text.none}</p>}
      <ul className="-mx-2">
        {reservations.map(({ id, units, buyerName, agentName, until }) => (
          <li key={id} className="border-t border-sand-200 first:border-t-0">
            <Link
              to={withReturnTo(href('/admin/reservations/:id', { id }), href('/admin/sales'))}
              className="block rounded-lg px-2 py-1.5 text-sm hover:bg-sea-50 pointer-coarse:min-h-11"
            >
              <span className="flex justify-between gap-3">
                <span className="min-w-0 truncate font-semibold text-sea-900">{units}</span>{' '}
                <span className="shrink-0 font-semibold text-reserved">{formatDaysLeft(until, today)}</span>
              </span>{' '}
              <span className="flex justify-between gap-3 text-sea-800">
                <span className="min-w-0 truncate">{text.buyer(buyerName, agentName)}</span>{' '}
                <span className="shrink-0 text-sea-700">{text.until(formatDate(until))}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ListLink to={agent ? `${list}?${new URLSearchParams({ agent })}` : list}>{text.all}</ListLink>
      {reservations.length === 0 && <ListLink to={href('/admin/reservations/new')}>{text.add}</ListLink>}
    </FormSection>
  )
}

export function ListLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="mt-2 mr-6 inline-flex min-h-8 items-center text-sm font-semibold text-sea-700 underline underline-offset-4 pointer-coarse:min-h-11"
    >
      {children}
    </Link>
  )
}

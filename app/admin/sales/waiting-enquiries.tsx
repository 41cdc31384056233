import { href, Link } from 'react-router'
import type { WaitingEnquiry } from '../../../backend/data/enquiries/enquiry-progress.ts'
import { salesText } from '../../text/admin/sales.ts'
import { WaitingClock } from '../enquiries/waiting-clock.tsx'
import { FormSection } from '../form/form-section.tsx'
import { ListLink } from './list-link.tsx'

const text = salesText.waiting
const list = href('/admin/contacts')

interface WaitingEnquiriesProps {
  enquiries: (WaitingEnquiry & { apartment: string })[]
  total: number
  readAt: string
  /** Whose they are; absent for everybody's. */
  agent: string | undefined
}

/** Nobody has answered these: the longest waiting first. */
export function WaitingEnquiries({ enquiries, total, readAt, agent }: WaitingEnquiriesProps) {
  const waiting = new URLSearchParams({ stage: 'new', ...(agent && { agent }) })
  return (
    <FormSection title={text.title}>
      {total === 0 && <p>{agent ? text.noneMine : text.none}</p>}
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
                {[apartment && text.asksAbout(apartment), about].filter(Boolean).join(', ') || text.general}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {total > 0 && <ListLink to={`${list}?${waiting}`}>{text.all(total)}</ListLink>}
      {total === 0 && <ListLink to={list}>{text.everything}</ListLink>}
    </FormSection>
  )
}

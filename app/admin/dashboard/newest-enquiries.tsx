import { href, Link } from 'react-router'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { formatDateTime } from '../../../domain/formats/dates.ts'
import { dashboardText as text } from '../../text/admin/dashboard.ts'
import { FormSection } from '../form/form-section.tsx'

interface NewEnquiry extends Pick<Enquiry, 'id' | 'name' | 'message' | 'about' | 'submittedAt' | 'isRead'> {
  /** The apartment that it is about, as the sales team calls it. */
  apartment: string
}

/** The last few, each opens beside the list. */
export function NewestEnquiries({ enquiries }: { enquiries: NewEnquiry[] }) {
  if (enquiries.length === 0) return <FormSection title={text.newest}>{text.noEnquiries}</FormSection>
  return (
    <FormSection title={text.newest}>
      <ul className="-mx-2">
        {enquiries.map((enquiry) => (
          <li key={enquiry.id} className="border-t border-sand-200 first:border-t-0">
            <Line enquiry={enquiry} />
          </li>
        ))}
      </ul>
      <Link
        to={href('/admin/contacts')}
        className="mt-2 inline-block text-sm font-semibold text-sea-700 underline underline-offset-4"
      >
        {text.allEnquiries}
      </Link>
    </FormSection>
  )
}

function Line({ enquiry }: { enquiry: NewEnquiry }) {
  const { id, name, message, apartment, about, submittedAt, isRead } = enquiry
  const what = [apartment && text.asksAbout(apartment), about].filter(Boolean).join(', ')
  return (
    <Link
      to={href('/admin/contacts/:id', { id })}
      className="block rounded-lg px-2 py-1.5 text-sm hover:bg-sea-50 pointer-coarse:min-h-11"
    >
      <span className="flex justify-between gap-3">
        <span
          className={`min-w-0 truncate text-sea-900 ${isRead ? 'font-semibold' : 'font-bold text-coral-700!'}`}
        >
          {name}
        </span>{' '}
        <time dateTime={submittedAt} className="shrink-0 text-sea-700">
          {formatDateTime(submittedAt)}
        </time>
      </span>{' '}
      <span className="block truncate text-sea-800">{what ? `${what}: ${message}` : message}</span>
    </Link>
  )
}

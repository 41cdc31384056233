import { href, Link } from 'react-router'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { formatDate, formatDateTime } from '../../../domain/formats/dates.ts'
import { dashboardText as text } from '../../../text/admin/sales.ts'
import { FormSection } from '../form/form-section.tsx'
import type { EnquiryDay } from './enquiry-days.ts'

const height = 40
const step = 4

/** A bar chart of the enquiries of each day. Screen readers get the sum as text and the days as a table. */
export function EnquiryChart({ days }: { days: EnquiryDay[] }) {
  const most = Math.max(...days.map(({ count }) => count))
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const busiest = days.findLast(({ count }) => count === most)
  if (total === 0 || !busiest) return <FormSection title={text.days}>{text.noDays}</FormSection>
  return (
    <FormSection title={text.days}>
      <p className="mb-3 text-sm text-sea-800">{text.daysSummary(total, most, formatDate(busiest.day))}</p>
      <svg
        viewBox={`0 0 ${days.length * step} ${height}`}
        aria-hidden="true"
        preserveAspectRatio="none"
        className="h-24 w-full"
      >
        <line x1="0" x2={days.length * step} y1={height} y2={height} className="stroke-sea-200" />
        {days.map(({ day, count }, index) => (
          <rect
            key={day}
            x={index * step + 0.5}
            width={step - 1}
            y={height - (count / most) * height}
            height={(count / most) * height}
            rx="0.5"
            className="fill-sea-600"
          >
            <title>{`${formatDate(day)}: ${count}`}</title>
          </rect>
        ))}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-sm text-sea-700">
        <span>{formatDate(days[0]?.day ?? '')}</span>
        <span>{formatDate(days.at(-1)?.day ?? '')}</span>
      </p>
      <div className="sr-only">
        <table>
          <caption>{text.days}</caption>
          <thead>
            <tr>
              <th scope="col">{text.day}</th>
              <th scope="col">{text.count}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{formatDate(day)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FormSection>
  )
}

interface NewEnquiry extends Pick<Enquiry, 'id' | 'name' | 'message' | 'about' | 'submittedAt' | 'isRead'> {
  /** The apartment's name as the sales team calls it. */
  apartment: string
}

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

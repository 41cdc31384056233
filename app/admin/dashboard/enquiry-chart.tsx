import { formatDate } from '../../../domain/formats/dates.ts'
import { dashboardText as text } from '../../text/admin/dashboard.ts'
import { FormSection } from '../form/form-section.tsx'
import type { EnquiryDay } from './enquiry-days.ts'

const height = 40
const step = 4

/** A bar for each day; those who do not see it get the sum as text and the days as a table. */
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

import { formatDuration } from '../../../domain/enquiry/waiting-time.ts'
import type { ReplySpeed } from '../../../domain/sales/reply-speed.ts'
import { salesText } from '../../text/admin/sales.ts'

const text = salesText.speed

/** How soon people are answered, beside how soon they were before. */
export function SpeedCard({ speed: { last, before } }: { speed: ReplySpeed }) {
  return (
    <section
      aria-label={text.title}
      className="rounded-card border-l-4 border-sea-500 bg-white px-4 py-2.5 shadow-card"
    >
      <h2 className="font-sans text-sm font-semibold text-sea-800">{text.title}</h2>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-3xl font-black text-sea-900">
          {last === undefined ? text.none : formatDuration(last)}
        </span>{' '}
        {last !== undefined && <span className="text-sm text-sea-700">{text.median}</span>}
      </p>
      <p className="text-sm font-bold text-sea-900">{text.period}</p>
      <p className="text-sm text-sea-700">
        {before === undefined ? text.noneBefore : text.before(formatDuration(before))}
      </p>
      {last === undefined && <p className="text-sm text-sea-700">{text.hint}</p>}
    </section>
  )
}

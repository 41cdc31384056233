import { CalendarPlus } from 'lucide-react'
import { href, Link, useLocation } from 'react-router'
import { formatDate } from '../../../domain/formats/dates.ts'
import type { Viewing } from '../../../domain/viewing/viewing.ts'
import { viewingsText as text, viewingStateLabels } from '../../../text/admin/viewings.ts'
import { button } from '../../ui/button.ts'
import { withReturnTo } from '../record/return-to.ts'

/** Links to the form of a new viewing with what the enquiry says. */
export function AddViewingLink({ id }: { id: string }) {
  const { pathname, search } = useLocation()
  return (
    <Link
      to={`${href('/admin/viewings/new')}?${new URLSearchParams({ enquiry: id, back: pathname + search })}`}
      className={button({ kind: 'secondary' })}
    >
      <CalendarPlus className="size-4 shrink-0" aria-hidden="true" />
      {text.add}
    </Link>
  )
}

type ShownViewing = Pick<Viewing, 'id' | 'day' | 'time' | 'state'>

export function EnquiryViewings({ viewings }: { viewings: ShownViewing[] }) {
  const { pathname, search } = useLocation()
  if (viewings.length === 0) return null
  return (
    <ul aria-label={text.ofEnquiry} className="mt-1">
      {viewings.map(({ id, day, time, state }) => (
        <li key={id}>
          <Link
            to={withReturnTo(href('/admin/viewings/:id', { id }), pathname + search)}
            className="inline-flex min-h-8 items-center gap-2 pointer-coarse:min-h-11"
          >
            <span className="font-semibold text-sea-800 underline underline-offset-4">
              {text.of(`${formatDate(day)}, ${time}`)}
            </span>
            <span className="text-sm text-sea-700">{viewingStateLabels[state]}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

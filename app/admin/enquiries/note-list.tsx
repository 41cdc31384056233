import type { EnquiryNote } from '../../../domain/enquiry/enquiry-work.ts'
import { formatDateTime } from '../../../domain/formats/dates.ts'

/** Newest first, each with its author and time. */
export function NoteList({ notes }: { notes: EnquiryNote[] }) {
  if (notes.length === 0) return null
  return (
    <ul className="mt-3 grid gap-2">
      {notes.map(({ id, at, authorName, text }) => (
        <li key={id} className="rounded-lg bg-sand-100 px-3 py-2">
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          <p className="mt-0.5 text-sm text-sea-700">
            {authorName}, <time dateTime={at}>{formatDateTime(at)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}

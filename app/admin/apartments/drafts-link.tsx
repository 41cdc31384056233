import { Link } from 'react-router'
import { draftText as text } from '../../../text/admin/apartments.ts'
import { draftsUrl } from './drafts-url.ts'

/** Says how many drafts the numbers of a screen leave out, with a link to them. */
export function DraftsLink({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="mt-2 text-sm">
      <Link
        to={draftsUrl}
        className="inline-flex items-center font-semibold text-sea-700 underline pointer-coarse:min-h-11"
      >
        {text.leftOut(count)}
      </Link>
    </p>
  )
}

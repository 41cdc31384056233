import { href, Link } from 'react-router'
import { planUploadText as text } from '../../../text/admin/plan-upload.ts'

/** Leads to the screen where the plans of all floors and parking levels are uploaded together. */
export function ManyPlansLink() {
  return (
    <Link
      to={href('/admin/floor-plans/upload')}
      className="inline-flex min-h-11 items-center text-sm font-semibold text-sea-700 underline-offset-4 hover:underline"
    >
      {text.link}
    </Link>
  )
}

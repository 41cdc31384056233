import { ExternalLink } from 'lucide-react'
import { adminText } from '../../text/admin/admin.ts'
import { button } from '../../ui/button.ts'

/** Opens the public page beside the admin area: the form stays open. */
export function PublicLink({ to }: { to: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className={button({ kind: 'secondary' })}>
      <ExternalLink className="size-5" aria-hidden="true" />
      {adminText.seeOnSite}
    </a>
  )
}

import { ExternalLink, History } from 'lucide-react'
import { href, Link } from 'react-router'
import { adminText } from '../../../text/admin/admin.ts'
import { historyText as text } from '../../../text/admin/history.ts'
import { button } from '../../ui/button.ts'
import { useMayChange } from '../session/use-role.ts'

/** Links to the history of one record. Only admins see it, because only they may revert changes. */
export function HistoryLink({ collection, record }: { collection: string; record: string }) {
  if (!useMayChange()) return null
  return (
    <Link
      to={`${href('/admin/history')}?${new URLSearchParams({ collection, record })}`}
      className={button({ kind: 'secondary' })}
    >
      <History className="size-5" aria-hidden="true" />
      {text.ofRecord}
    </Link>
  )
}

/** Opens in a new tab, so that the form stays open. */
export function PublicLink({ to }: { to: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className={button({ kind: 'secondary' })}>
      <ExternalLink className="size-5" aria-hidden="true" />
      {adminText.seeOnSite}
    </a>
  )
}

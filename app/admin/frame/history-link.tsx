import { History } from 'lucide-react'
import { href, Link } from 'react-router'
import { historyText as text } from '../../text/admin/history.ts'
import { button } from '../../ui/button.ts'
import { useMayChange } from '../session/use-role.ts'

/** Leads to what became of one record; for administrators, who may put it back. */
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

import { ArchiveRestore } from 'lucide-react'
import { href, Link } from 'react-router'
import type { RestorableCollection } from '../../../domain/record/removal.ts'
import { restoreText as text } from '../../../text/admin/lists.ts'
import { button } from '../../ui/button.ts'
import { useMayChange } from '../session/use-role.ts'

/** Links to the deleted records of a list that can still be restored. */
export function DeletedLink({ collection }: { collection: RestorableCollection }) {
  if (!useMayChange()) return null
  return (
    <Link
      to={`${href('/admin/history')}?${new URLSearchParams({ kind: 'removed', collection, latest: '1' })}`}
      className={button({ kind: 'secondary' })}
    >
      <ArchiveRestore className="size-5" aria-hidden="true" />
      {text.deleted}
    </Link>
  )
}

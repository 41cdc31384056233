import { Pencil } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { adminText } from '../../text/office/admin.ts'
import { rowAction, rowActionWord } from '../../ui/row-actions.ts'

/** Leads to a record's form and takes the list's filters along, so that the way back ends where it began. */
export function EditLink({ to, name }: { to: string; name: string }) {
  const { search } = useLocation()
  return (
    <Link
      to={to + search}
      aria-label={`${adminText.actions.edit} ${name}`}
      title={adminText.actions.edit}
      className={rowAction.plain}
    >
      <Pencil className="size-4" aria-hidden="true" />
      <span className={rowActionWord}>{adminText.actions.edit}</span>
    </Link>
  )
}

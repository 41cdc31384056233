import { Eye, Pencil } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { adminText } from '../../text/admin/admin.ts'
import { rowAction, rowActionLabel } from '../../ui/row-actions.ts'
import { useMayChange } from '../session/use-role.ts'

/** Leads to a record's form and takes the list's filters along, so that the way back ends where it began. */
export function EditLink({ to, name }: { to: string; name: string }) {
  const { search } = useLocation()
  const mayChange = useMayChange()
  const word = mayChange ? adminText.actions.edit : adminText.actions.view
  const Icon = mayChange ? Pencil : Eye
  return (
    <Link to={to + search} aria-label={`${word} ${name}`} title={word} className={rowAction.plain}>
      <Icon className="size-4" aria-hidden="true" />
      <span className={rowActionLabel}>{word}</span>
    </Link>
  )
}

import { Eye, Pencil } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { adminText } from '../../../text/admin/admin.ts'
import { rowAction, rowActionLabel } from '../../ui/row-action-styles.ts'
import { useMayChange } from '../session/use-role.ts'

/** Links to a record's form. The form's URL carries the list's filters, so that the form can return to the same list. */
export function EditLink({ to, name }: { to: string; name: string }) {
  const { search } = useLocation()
  const mayChange = useMayChange()
  const label = mayChange ? adminText.actions.edit : adminText.actions.view
  const Icon = mayChange ? Pencil : Eye
  return (
    <Link to={to + search} aria-label={`${label} ${name}`} title={label} className={rowAction.plain}>
      <Icon className="size-4" aria-hidden="true" />
      <span className={rowActionLabel}>{label}</span>
    </Link>
  )
}

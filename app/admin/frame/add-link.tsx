import { Plus } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { adminText } from '../../text/admin/admin.ts'
import { button } from '../../ui/button.ts'
import { useMayChange } from '../session/use-role.ts'

/** The main action of a list; the filters travel along, so that the way back ends where it began. */
export function AddLink({ to }: { to: string }) {
  const { search } = useLocation()
  if (!useMayChange()) return null
  return (
    <Link to={to + search} className={button()}>
      <Plus className="size-5" aria-hidden="true" />
      {adminText.actions.add}
    </Link>
  )
}

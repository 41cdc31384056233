import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { RestorableCollection } from '../../../domain/record/removal.ts'
import { adminText } from '../../text/admin/admin.ts'
import { button } from '../../ui/button.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DeletedLink } from '../restore/deleted-link.tsx'
import { useMayChange } from '../session/use-role.ts'

interface ListActionsProps {
  collection: RestorableCollection
  /** Where a new one is added. */
  add: string
  /** What else becomes of the whole list. */
  children?: ReactNode
}

/** Beside the title of a list: what was deleted from it, and a new one. */
export function ListActions({ collection, add, children }: ListActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {children}
      <DeletedLink collection={collection} />
      <AddLink to={add} />
    </div>
  )
}

/** The main action of a list; the filters travel along, so that the way back ends where it began. */
function AddLink({ to }: { to: string }) {
  const { search } = useLocation()
  if (!useMayChange()) return null
  return (
    <Link to={to + search} className={button()}>
      <Plus className="size-5" aria-hidden="true" />
      {adminText.actions.add}
    </Link>
  )
}

interface EmptyListProps {
  title: string
  /** How one is added, for whoever may. */
  advice: string
  /** A link or a button to take the advice with. */
  children?: ReactNode
}

/** A list in which there is nothing yet. Who may add nothing is not told of buttons that are not there. */
export function EmptyList({ title, advice, children }: EmptyListProps) {
  const mayAdd = useMayChange()
  return (
    <EmptyState title={title} advice={mayAdd ? advice : adminText.addedByAdmins}>
      {mayAdd && children}
    </EmptyState>
  )
}

import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { RestorableCollection } from '../../../domain/record/removal.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { button } from '../../ui/button.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DeletedLink } from '../restore/deleted-link.tsx'
import { useMayChange } from '../session/use-role.ts'

interface ListActionsProps {
  collection: RestorableCollection
  /** The URL of the form for a new record. */
  add: string
  /** More actions for the whole list. */
  children?: ReactNode
}

/** The actions beside the title of a list. */
export function ListActions({ collection, add, children }: ListActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {children}
      <DeletedLink collection={collection} />
      <AddLink to={add} />
    </div>
  )
}

/** Passes the filters on, so that the form can return to the same list. */
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
  /** How to add a record. Agents do not see it. */
  advice: string
  /** A link or button that does what the advice says. */
  children?: ReactNode
}

/** Agents, who may add nothing, get a text without advice and no buttons. */
export function EmptyList({ title, advice, children }: EmptyListProps) {
  const mayAdd = useMayChange()
  return (
    <EmptyState title={title} advice={mayAdd ? advice : adminText.addedByAdmins}>
      {mayAdd && children}
    </EmptyState>
  )
}

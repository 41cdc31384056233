import type { ReactNode } from 'react'
import type { RestorableCollection } from '../../../domain/record/removal.ts'
import { DeletedLink } from '../restore/deleted-link.tsx'
import { AddLink } from './add-link.tsx'

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

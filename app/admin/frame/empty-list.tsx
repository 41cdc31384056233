import type { ReactNode } from 'react'
import { adminText } from '../../text/admin/admin.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useMayChange } from '../session/use-role.ts'

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

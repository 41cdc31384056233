import { useState } from 'react'
import { adminText } from '../../../text/admin/admin.ts'
import { restoreText } from '../../../text/admin/lists.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface DeleteQuestion {
  /** „Да се изтрие ли …?“ */
  title: string
  /** What else is deleted. */
  warning?: string | undefined
  /** Whether the record can be restored for 30 days; of many, how many they are. */
  restorable?: boolean | number | undefined
  remove(): void
}

/**
 * A dialog that asks before something is deleted: `ask` opens it, and the component renders `question`, which
 * is the dialog while it is open.
 */
export function useDeleteQuestion({ title, warning, restorable, remove }: DeleteQuestion) {
  const [asking, setAsking] = useState(false)
  const question = asking && (
    <ConfirmDialog
      title={title}
      confirm={adminText.actions.delete}
      onCancel={() => setAsking(false)}
      onConfirm={() => {
        setAsking(false)
        remove()
      }}
    >
      {[warning, restorable ? restoreText.canBeRestored(Number(restorable)) : adminText.confirmDelete.forGood]
        .filter(Boolean)
        .join(' ')}
    </ConfirmDialog>
  )
  return { ask: () => setAsking(true), question }
}

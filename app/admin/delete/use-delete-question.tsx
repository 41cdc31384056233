import { useState } from 'react'
import { adminText } from '../../text/admin/admin.ts'
import { restoreText } from '../../text/admin/lists.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface DeleteQuestion {
  /** The question itself: „Да се изтрие ли …?“ */
  title: string
  /** What goes along with it. */
  warning?: string | undefined
  /** For a while it can be restored. */
  restorable?: boolean | undefined
  remove(): void
}

/** Asks before something is deleted: `ask` opens the dialog, which is rendered where `question` stands. */
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
      {[warning, restorable ? restoreText.canBeRestored : adminText.confirmDelete.forGood]
        .filter(Boolean)
        .join(' ')}
    </ConfirmDialog>
  )
  return { ask: () => setAsking(true), question }
}

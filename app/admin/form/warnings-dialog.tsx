import { saveQuestionText as text } from '../../text/admin/admin.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { Question } from './question.ts'
import { WarningList } from './save-question.tsx'

/** Asks whether what is unlikely is meant, where there is no form on the screen. */
export function WarningsDialog({
  question,
  onDecide,
}: {
  question: Question
  onDecide(isMeant: boolean): void
}) {
  return (
    <ConfirmDialog
      title={text.title}
      confirm={text.save}
      kind="primary"
      onConfirm={() => onDecide(true)}
      onCancel={() => onDecide(false)}
    >
      <WarningList warnings={question.warnings} />
    </ConfirmDialog>
  )
}

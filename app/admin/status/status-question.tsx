import { saveQuestionText as text } from '../../text/office/save-question.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { Question } from '../form/question.ts'
import { Doubts } from '../form/save-question.tsx'

interface StatusQuestionProps {
  question: Question | undefined
  onAnswer(isMeant: boolean): void
}

/** Asks before a status is set that contradicts a reservation. */
export function StatusQuestion({ question, onAnswer }: StatusQuestionProps) {
  if (!question) return null
  return (
    <ConfirmDialog
      title={text.title}
      confirm={text.save}
      kind="primary"
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <Doubts doubts={question.doubts} />
    </ConfirmDialog>
  )
}

import { type RefObject, useState } from 'react'
import type { Question } from '../../../domain/record/warning.ts'
import { saveQuestionText as text } from '../../../text/admin/admin.ts'
import { button } from '../../ui/button.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface SaveQuestionProps {
  question: Question | undefined
  form: RefObject<HTMLFormElement | null>
}

/** Shows the warnings about a form that was sent; confirming them sends the form again. */
export function SaveQuestion({ question, form }: SaveQuestionProps) {
  const [handled, setHandled] = useState<Question>()
  if (!question || question === handled) return null
  const save = () => {
    setHandled(question)
    if (form.current) sendConfirmed(form.current, question.confirmation)
  }
  return (
    <ConfirmDialog
      title={text.title}
      confirm={text.save}
      kind="primary"
      cancel={text.back}
      onConfirm={save}
      onCancel={() => setHandled(question)}
    >
      <WarningList warnings={question.warnings} />
    </ConfirmDialog>
  )
}

/** Shows warnings where there is no form on the screen. */
export function WarningsDialog({
  question,
  onDecide,
}: {
  question: Question
  onDecide(isConfirmed: boolean): void
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

export function WarningList({ warnings }: { warnings: string[] }) {
  return (
    <ul className="grid gap-1">
      {warnings.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  )
}

/** Shows the warnings without JavaScript: inside the form of the page that the action returned. */
export function NoScriptQuestion({ question }: { question: Question | undefined }) {
  if (!question) return null
  return (
    <noscript>
      <div role="alert" className="rounded-card border border-reserved/40 bg-reserved-soft p-4 text-sea-950">
        <p className="text-lg font-semibold">{text.title}</p>
        <WarningList warnings={question.warnings} />
        <button
          type="submit"
          name="confirmed"
          value={question.confirmation}
          className={button({ className: 'mt-3' })}
        >
          {text.save}
        </button>
      </div>
    </noscript>
  )
}

/**
 * Sends the form once more with a hidden field that confirms the warnings. The field is removed afterwards, so
 * that the confirmation does not hold for what is typed later.
 */
function sendConfirmed(form: HTMLFormElement, confirmation: string): void {
  const confirmed = document.createElement('input')
  Object.assign(confirmed, { type: 'hidden', name: 'confirmed', value: confirmation })
  form.append(confirmed)
  form.requestSubmit()
  confirmed.remove()
}

import { type RefObject, useState } from 'react'
import { saveQuestionText as text } from '../../text/admin/admin.ts'
import { button } from '../../ui/button.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { Question } from './question.ts'

interface SaveQuestionProps {
  question: Question | undefined
  form: RefObject<HTMLFormElement | null>
}

/** Asks once about what is allowed but unlikely; a yes sends the form again with the confirmation. */
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

export function WarningList({ warnings }: { warnings: string[] }) {
  return (
    <ul className="grid gap-1">
      {warnings.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  )
}

/** Without scripts nothing has asked: the question stands in the form that came back, with a button that says yes. */
export function UnaskedQuestion({ question }: { question: Question | undefined }) {
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

/** The confirmation goes along once: what is typed and saved after it is asked about anew. */
function sendConfirmed(form: HTMLFormElement, confirmation: string): void {
  const confirmed = document.createElement('input')
  Object.assign(confirmed, { type: 'hidden', name: 'confirmed', value: confirmation })
  form.append(confirmed)
  form.requestSubmit()
  confirmed.remove()
}

import { type ReactNode, type RefObject, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { type Question, takenWay, type Way } from '../../../domain/record/warning.ts'
import { saveQuestionText as text } from '../../../text/admin/admin.ts'
import { button } from '../../ui/button.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { urlOfWay } from './url-of-way.ts'

interface SaveQuestionProps {
  question: Question | undefined
  form: RefObject<HTMLFormElement | null>
}

/**
 * Shows the warnings about a form that was sent; confirming them sends the form again. To take the way that is offered
 * instead sends it again, too: what else was typed is saved first.
 */
export function SaveQuestion({ question, form }: SaveQuestionProps) {
  const [handled, setHandled] = useState<Question>()
  if (!question || question === handled) return null
  const save = (confirmation: string) => {
    setHandled(question)
    if (form.current) sendConfirmed(form.current, confirmation)
  }
  const [way] = question.ways ?? []
  return (
    <QuestionDialog
      question={question}
      cancel={text.back}
      onConfirm={() => save(question.confirmation)}
      onCancel={() => setHandled(question)}
      main={
        way && (
          <button type="button" onClick={() => save(withWay(question))} className={button()}>
            {way.label}
          </button>
        )
      }
    />
  )
}

interface WarningsDialogProps {
  question: Question
  onDecide(isConfirmed: boolean): void
}

/** Shows warnings where there is no form on the screen. */
export function WarningsDialog({ question, onDecide }: WarningsDialogProps) {
  const [way, ...others] = question.ways ?? []
  return (
    <QuestionDialog
      question={question}
      onConfirm={() => onDecide(true)}
      onCancel={() => onDecide(false)}
      main={
        way &&
        others.length === 0 && <WayLink way={way} className={button()} onTaken={() => onDecide(false)} />
      }
    >
      {way && others.length > 0 && (
        <ul className="mt-3 grid gap-1">
          {[way, ...others].map((each) => (
            <li key={each.to}>
              <WayLink
                way={each}
                className="inline-flex min-h-8 items-center font-semibold text-sea-700 underline underline-offset-4 pointer-coarse:min-h-11"
                onTaken={() => onDecide(false)}
              />
            </li>
          ))}
        </ul>
      )}
    </QuestionDialog>
  )
}

interface QuestionDialogProps {
  question: Question
  cancel?: string
  main?: ReactNode
  onConfirm(): void
  onCancel(): void
  children?: ReactNode
}

function QuestionDialog({ question, main, children, ...rest }: QuestionDialogProps) {
  return (
    <ConfirmDialog
      title={text.title}
      confirm={question.confirm ?? text.save}
      kind={main ? 'secondary' : 'primary'}
      main={main}
      {...rest}
    >
      <WarningList warnings={question.warnings} />
      {children}
    </ConfirmDialog>
  )
}

interface WayLinkProps {
  way: Way
  className: string
  onTaken(): void
}

/** The screen that it leads to returns to this page. */
function WayLink({ way, className, onTaken }: WayLinkProps) {
  const { pathname, search } = useLocation()
  return (
    <Link to={urlOfWay(way, pathname + search)} onClick={onTaken} className={className}>
      {way.label}
    </Link>
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
  const [way] = question.ways ?? []
  const answers = [
    { label: question.confirm ?? text.save, value: question.confirmation },
    ...(way ? [{ label: way.label, value: withWay(question) }] : []),
  ]
  return (
    <noscript>
      <div role="alert" className="rounded-card border border-reserved/40 bg-reserved-soft p-4 text-sea-950">
        <p className="text-lg font-semibold">{text.title}</p>
        <WarningList warnings={question.warnings} />
        {answers.map(({ label, value }) => (
          <button
            key={value}
            type="submit"
            name="confirmed"
            value={value}
            className={button({ className: 'mt-3 mr-3' })}
          >
            {label}
          </button>
        ))}
      </div>
    </noscript>
  )
}

function withWay({ confirmation }: Question): string {
  return `${confirmation} ${takenWay}`
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

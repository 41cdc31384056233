import { useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import type { Question } from '../../../domain/record/warning.ts'
import { publicationText as text } from '../../../text/admin/building.ts'
import { button } from '../../ui/button.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormSection } from '../form/form-section.tsx'
import { WarningList } from '../form/save-question.tsx'
import type { Fault } from '../form/toast-result.ts'

export interface PublicationResult extends Fault {
  /** The page that the form was sent from, where no scripts run. */
  page?: string
  /** Where what is missing can be entered. */
  open?: { to: string; label: string }
}

interface PublicationProps {
  revision: number
  isPublished: boolean
  /** The page that the section is on. */
  page: string
  /** The result of the form, where no scripts run. */
  sent?: PublicationResult | undefined
}

export function PublicationSection(props: PublicationProps) {
  return (
    <FormSection title={text.title}>
      <PublicationForm {...props} />
    </FormSection>
  )
}

/**
 * Says whether visitors see the site, and changes it. The server asks before it hides the site, or publishes one that
 * lacks something.
 */
export function PublicationForm({ revision, isPublished, page, sent }: PublicationProps) {
  const change = isPublished ? 'hide' : 'publish'
  const action = href('/admin/building/publication')
  const fetcher = useFetcher<PublicationResult>()
  const [handled, setHandled] = useState<Question>()
  const question = fetcher.data?.question
  const confirm = ({ confirmation }: Question) => {
    setHandled(question)
    fetcher.submit({ change, revision, confirmed: confirmation }, { method: 'post', action })
  }
  const refused = fetcher.data?.open ? fetcher.data : undefined
  const { title, introduction, ending, confirm: label } = text.questions[change]
  return (
    <>
      <fetcher.Form method="post" action={action}>
        <input type="hidden" name="change" value={change} />
        <input type="hidden" name="revision" value={revision} />
        <noscript>
          <input type="hidden" name="page" value={page} />
          {sent?.error && (
            <p role="alert" className="mb-3 rounded-lg bg-sold-soft p-4 font-medium text-sold">
              {sent.error}. {sent.detail} {sent.open && <a href={sent.open.to}>{sent.open.label}</a>}
            </p>
          )}
          {sent?.question && (
            <div role="alert" className="mb-4 rounded-card border border-reserved/40 bg-reserved-soft p-4">
              <QuestionText {...{ introduction, ending }} warnings={sent.question.warnings} />
              <button
                type="submit"
                name="confirmed"
                value={sent.question.confirmation}
                className={button({ className: 'mt-3' })}
              >
                {label}
              </button>
            </div>
          )}
        </noscript>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-semibold">{isPublished ? text.published : text.hidden}</p>
          <button
            type="submit"
            disabled={fetcher.state !== 'idle'}
            className={button({ kind: isPublished ? 'secondary' : 'primary' })}
          >
            {isPublished ? text.hide : text.publish}
          </button>
        </div>
      </fetcher.Form>
      {refused?.open && (
        <p role="alert" className="mt-3 rounded-lg bg-sold-soft p-4 font-medium text-sold">
          {refused.detail}{' '}
          <Link
            to={refused.open.to}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {refused.open.label}
          </Link>
        </p>
      )}
      {question && question !== handled && (
        <ConfirmDialog
          title={title}
          confirm={label}
          kind={isPublished ? 'danger' : 'primary'}
          onConfirm={() => confirm(question)}
          onCancel={() => setHandled(question)}
        >
          <QuestionText {...{ introduction, ending }} warnings={question.warnings} />
        </ConfirmDialog>
      )}
    </>
  )
}

interface QuestionTextProps {
  introduction: string
  warnings: string[]
  ending: string
}

function QuestionText({ introduction, warnings, ending }: QuestionTextProps) {
  return (
    <>
      {introduction && <p className="mb-1">{introduction}</p>}
      <WarningList warnings={warnings} />
      <p className="mt-2 font-semibold">{ending}</p>
    </>
  )
}

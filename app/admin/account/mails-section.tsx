import { Form, href, useNavigation } from 'react-router'
import { type AgentMails, agentMailKinds } from '../../../domain/people/agent-mails.ts'
import { accountText } from '../../../text/admin/people.ts'
import { button } from '../../ui/button.ts'
import { FormSection } from '../form/form-section.tsx'
import type { Fault } from '../form/toast-result.ts'

const text = accountText.mails

export interface MailsResult extends Fault {
  done?: string
}

interface MailsSectionProps {
  chosen: AgentMails & { revision: number }
  email: string
  /** Whether there is a mail server. */
  canMail: boolean
  /** What became of the form. With scripts a toast says so. */
  result: MailsResult | undefined
}

/** Which mails the user wants about the work that is his. */
export function MailsSection({ chosen, email, canMail, result }: MailsSectionProps) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <FormSection title={text.title}>
      {!canMail && <p className="mb-3 rounded-lg bg-reserved-soft p-4 text-reserved">{text.notSetUp}</p>}
      {result && (
        <noscript>
          <p role="status" className="mb-3 font-semibold">
            {result.done ?? [result.error, result.detail].filter(Boolean).join('. ')}
          </p>
        </noscript>
      )}
      <Form
        key={chosen.revision}
        method="post"
        replace
        preventScrollReset
        action={`${href('/admin/account')}?change=mails`}
        className="grid justify-items-start gap-4"
      >
        <input type="hidden" name="revision" value={chosen.revision} />
        <fieldset className="grid gap-1">
          <legend className="mb-1">{text.when}</legend>
          {agentMailKinds.map((kind) => (
            <label key={kind} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name={kind}
                defaultChecked={chosen[kind]}
                className="size-5 shrink-0 accent-sea-600"
              />
              {text.labels[kind]}
            </label>
          ))}
        </fieldset>
        <p className="text-sm text-sea-700">{text.about(email)}</p>
        <button type="submit" disabled={isBusy} className={button()}>
          {text.submit}
        </button>
      </Form>
    </FormSection>
  )
}

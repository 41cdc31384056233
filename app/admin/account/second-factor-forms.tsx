import type { SubmissionResult } from '@conform-to/react'
import { passwordAgainSchema } from '../../../domain/people/people-schemas.ts'
import { accountText } from '../../text/admin/account.ts'
import { FormSection } from '../form/form-section.tsx'
import { SimpleForm } from '../session/simple-form.tsx'

const text = accountText.secondFactor
const { old } = accountText.password

interface FormsProps {
  lastResult: SubmissionResult | undefined
}

export function SecondFactorOff({ lastResult }: FormsProps) {
  return (
    <FormSection title={text.setUpTitle}>
      <p className="mb-4">
        {text.off} {text.askPassword}
      </p>
      <PasswordForm id="begin" submit={text.begin} lastResult={lastResult} />
    </FormSection>
  )
}

export function SecondFactorOn({ codes, lastResult }: FormsProps & { codes: number }) {
  return (
    <div className="grid gap-4">
      <FormSection title={text.codes.title}>
        <p className="mb-4">
          {text.on} {text.left(codes)}
        </p>
        <PasswordForm id="renew" submit={text.renew} lastResult={lastResult} kind="secondary">
          <p className="text-sm text-sea-700">{text.renewAdvice}</p>
        </PasswordForm>
      </FormSection>
      <FormSection title={text.turnOff}>
        <PasswordForm id="off" submit={text.turnOff} lastResult={lastResult} kind="danger" />
      </FormSection>
    </div>
  )
}

interface PasswordFormProps extends FormsProps {
  id: string
  submit: string
  kind?: 'primary' | 'secondary' | 'danger'
  children?: React.ReactNode
}

function PasswordForm(props: PasswordFormProps) {
  return (
    <SimpleForm
      {...props}
      schema={passwordAgainSchema}
      fields={[{ name: 'old', label: old, type: 'password', autoComplete: 'current-password' }]}
      isOneOfSeveral
    />
  )
}

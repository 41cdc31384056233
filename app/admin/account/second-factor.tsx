import type { SubmissionResult } from '@conform-to/react'
import { href, Link } from 'react-router'
import { countRecoveryCodes } from '../../../backend/data/users/second-factors.ts'
import { passwordAgainSchema } from '../../../domain/people/people-schemas.ts'
import { backendContext, userContext } from '../../context.ts'
import { accountText } from '../../text/admin/account.ts'
import { adminText } from '../../text/admin/admin.ts'
import { button } from '../../ui/button.ts'
import { FormSection } from '../form/form-section.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { SimpleForm } from '../session/simple-form.tsx'
import type { Route } from './+types/second-factor'
import { type SecondFactorResult, secondFactorAction } from './second-factor-action.ts'
import { SecondFactorSetup } from './second-factor-setup.tsx'

const secondFactorText = accountText.secondFactor
const { old } = accountText.password

interface FormsProps {
  lastResult: SubmissionResult | undefined
}

function SecondFactorOff({ lastResult }: FormsProps) {
  return (
    <FormSection title={secondFactorText.setUpTitle}>
      <p className="mb-4">
        {secondFactorText.off} {secondFactorText.askPassword}
      </p>
      <PasswordForm id="begin" submit={secondFactorText.begin} lastResult={lastResult} />
    </FormSection>
  )
}

function SecondFactorOn({ codes, lastResult }: FormsProps & { codes: number }) {
  return (
    <div className="grid gap-4">
      <FormSection title={secondFactorText.codes.title}>
        <p className="mb-4">
          {secondFactorText.on} {secondFactorText.left(codes)}
        </p>
        <PasswordForm id="renew" submit={secondFactorText.renew} lastResult={lastResult} kind="secondary">
          <p className="text-sm text-sea-700">{secondFactorText.renewAdvice}</p>
        </PasswordForm>
      </FormSection>
      <FormSection title={secondFactorText.turnOff}>
        <PasswordForm id="off" submit={secondFactorText.turnOff} lastResult={lastResult} kind="danger" />
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

const codesText = accountText.secondFactor.codes

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <FormSection title={codesText.title}>
      <p role="status" className="mb-4">
        {codesText.advice}
      </p>
      <ul className="mb-4 grid grid-cols-2 gap-2 font-mono text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Link to={href('/admin/account')} className={button()}>
        {codesText.saved}
      </Link>
    </FormSection>
  )
}

const text = accountText.secondFactor

export async function loader({ context }: Route.LoaderArgs) {
  const { id, hasSecondFactor } = context.get(userContext)
  return { hasSecondFactor, codes: await countRecoveryCodes(context.get(backendContext).db, id) }
}

export const action = secondFactorAction

export default function SecondFactorScreen({ loaderData, actionData }: Route.ComponentProps) {
  const result: SecondFactorResult = actionData ?? {}
  return (
    <Screen
      title={text.title}
      action={
        <Link to={href('/admin/account')} className={button({ kind: 'secondary' })}>
          {text.back}
        </Link>
      }
    >
      <div className="max-w-2xl">
        <Content result={result} {...loaderData} />
      </div>
    </Screen>
  )
}

interface ContentProps {
  result: SecondFactorResult
  hasSecondFactor: boolean
  codes: number
}

function Content({ result: { recoveryCodes, uri, reply }, hasSecondFactor, codes }: ContentProps) {
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} />
  if (uri) return <SecondFactorSetup uri={uri} lastResult={reply} />
  if (hasSecondFactor) return <SecondFactorOn codes={codes} lastResult={reply} />
  return <SecondFactorOff lastResult={reply} />
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.account} message={accountText.load} />
}

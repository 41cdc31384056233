import type { SubmissionResult } from '@conform-to/react'
import { Copy, Printer } from 'lucide-react'
import { href, Link } from 'react-router'
import { countRecoveryCodes } from '../../../backend/data/users/second-factors.ts'
import { codeSchema, passwordAgainSchema } from '../../../domain/people/people-schemas.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { accountText } from '../../../text/admin/people.ts'
import { backendContext, userContext } from '../../context.ts'
import { QrCode } from '../../qr-code.tsx'
import { button } from '../../ui/button.ts'
import { showError, showSuccess } from '../../ui/toaster.ts'
import { FormSection } from '../form/form-section.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { keepSimpleForm } from '../session/keep-simple-form.ts'
import { SimpleForm } from '../session/simple-form.tsx'
import type { Route } from './+types/second-factor'
import { type SecondFactorResult, secondFactorAction } from './second-factor-action.ts'

const text = accountText.secondFactor

/** Shows the secret as a QR code and as text. The second factor is switched on once a code was typed. */
function SecondFactorSetup({ uri, lastResult }: { uri: string; lastResult: SubmissionResult | undefined }) {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <FormSection title={text.setUpTitle}>
      <p className="mb-4">{text.scan}</p>
      <QrCode text={uri} label={text.qr} className="mb-4 w-64 max-w-full" />
      <p>{text.secret}</p>
      <p className="mb-6 font-mono text-lg wrap-anywhere">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      <SimpleForm
        id="confirm"
        schema={codeSchema}
        lastResult={lastResult}
        fields={[
          {
            name: 'code',
            label: text.code,
            remark: text.codeRemark,
            autoComplete: 'one-time-code',
            inputMode: 'numeric',
          },
        ]}
        submit={text.confirm}
        isOneOfSeveral
      >
        <input type="hidden" name="uri" value={uri} />
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            name="endOthers"
            defaultChecked={!lastResult || lastResult.initialValue?.endOthers === 'on'}
            className="size-5 accent-sea-600"
          />
          {text.endOthers}
        </label>
      </SimpleForm>
    </FormSection>
  )
}

interface FormsProps {
  lastResult: SubmissionResult | undefined
}

function SecondFactorOff({ lastResult }: FormsProps) {
  return (
    <FormSection title={text.setUpTitle}>
      <p className="mb-4">
        {text.off} {text.askPassword}
      </p>
      <PasswordForm id="begin" submit={text.begin} lastResult={lastResult} />
    </FormSection>
  )
}

function SecondFactorOn({ codes, lastResult }: FormsProps & { codes: number }) {
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
      fields={[
        { name: 'old', label: accountText.password.old, type: 'password', autoComplete: 'current-password' },
      ]}
      isOneOfSeveral
    />
  )
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      showSuccess(text.codes.copied, { about: 'recovery-codes' })
    } catch {
      showError(text.codes.notCopied)
    }
  }
  return (
    <FormSection title={text.codes.title}>
      <p role="status" className="mb-4">
        {text.codes.advice}
      </p>
      <ul className="mb-4 grid grid-cols-2 gap-2 font-mono text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={copy} className={button({ kind: 'secondary' })}>
          <Copy className="size-5" aria-hidden="true" />
          {text.codes.copy}
        </button>
        <button type="button" onClick={() => window.print()} className={button({ kind: 'secondary' })}>
          <Printer className="size-5" aria-hidden="true" />
          {text.codes.print}
        </button>
        <Link to={href('/admin/account')} className={button()}>
          {text.codes.saved}
        </Link>
      </div>
    </FormSection>
  )
}

export async function loader({ context }: Route.LoaderArgs) {
  const { id, hasSecondFactor } = context.get(userContext)
  return { hasSecondFactor, codes: await countRecoveryCodes(context.get(backendContext).db, id) }
}

export const action = secondFactorAction

/** The secret that is being confirmed stays on the screen, too. */
export const clientAction = (args: Route.ClientActionArgs) =>
  keepSimpleForm<SecondFactorResult>(args, (reply) => {
    const uri = reply.initialValue?.uri
    return { reply, ...(typeof uri === 'string' && { uri }) }
  })

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

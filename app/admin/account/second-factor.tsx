import { href, Link } from 'react-router'
import { countRecoveryCodes } from '../../../backend/data/second-factors.ts'
import { backendContext, userContext } from '../../context.ts'
import { accountText } from '../../text/admin/account.ts'
import { adminText } from '../../text/admin/admin.ts'
import { button } from '../../ui/button.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/second-factor'
import { RecoveryCodes } from './recovery-codes.tsx'
import { type SecondFactorResult, secondFactorAction } from './second-factor-action.ts'
import { SecondFactorOff, SecondFactorOn } from './second-factor-forms.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'

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

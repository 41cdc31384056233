import type { SubmissionResult } from '@conform-to/react'
import { versionsOf } from '../../../backend/data/database.ts'
import { listUsers } from '../../../backend/data/find-users.ts'
import { backendContext, userContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/admin/admin.ts'
import { peopleText as text } from '../../text/admin/people.ts'
import { toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/route'
import { InvitationForm } from './invitation-form.tsx'
import { InvitationLink } from './invitation-link.tsx'
import { invitationAction, type ShownInvitation, userChangeAction } from './user-actions.ts'
import { UserTable } from './user-table.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'users')
  return { versions, users: await listUsers(db), ownId: context.get(userContext).id }
}

/** With `?change` it is about somebody who is in the list; else somebody is invited. */
export async function action({ request, context }: Route.ActionArgs) {
  const isChange = new URL(request.url).searchParams.has('change')
  return isChange ? userChangeAction({ request, context }) : invitationAction({ request, context })
}

interface UsersResult {
  error?: string
  detail?: string
  done?: string
  invitation?: ShownInvitation
  reply?: SubmissionResult
}

export const clientAction = toastResult<UsersResult>(() => ({ failed: text.failed }))

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { versions, users, ownId } = loaderData
  useLive(versions)
  const result: UsersResult | undefined = actionData
  return (
    <Screen title={adminText.screens.users}>
      <div className="grid gap-4">
        {result?.done && (
          <p role="status" className="rounded-lg bg-available-soft p-4 font-medium text-available">
            {result.done}
          </p>
        )}
        {result?.error && (
          <noscript>
            <p role="alert" className="rounded-lg bg-sold-soft p-4 font-medium text-sold">
              {result.error} {result.detail}
            </p>
          </noscript>
        )}
        {result?.invitation && <InvitationLink key={result.invitation.url} {...result.invitation} />}
        <UserTable users={users} ownId={ownId} />
        <InvitationForm key={`after ${result?.invitation?.url}`} refused={result?.reply} />
      </div>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.users} message={text.load} />
}

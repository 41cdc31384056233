import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, href, useNavigation } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
import { invitationSchema } from '../../../domain/people/people-schemas.ts'
import { roles } from '../../../domain/people/role.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { roleLabels, peopleText as text } from '../../../text/admin/people.ts'
import { backendContext, userContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { showSuccess } from '../../ui/toaster.ts'
import { FormSection } from '../form/form-section.tsx'
import { parseForm } from '../form/parse-form.ts'
import { sentChange } from '../form/sent-change.ts'
import { toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/route'
import { commissionAction, invitationAction, type ShownInvitation, userChangeAction } from './user-actions.ts'
import { UserTable } from './user-table.tsx'

const inviteText = text.invite

function InvitationForm({ refused }: { refused: SubmissionResult | undefined }) {
  const isBusy = useNavigation().state !== 'idle'
  const [form, fields] = useForm({
    id: 'invite',
    lastResult: refused ?? null,
    onValidate: ({ formData }) => parseForm(formData, invitationSchema),
    shouldRevalidate: 'onInput',
  })
  const { key: _name, ...name } = getInputProps(fields.name, { type: 'text' })
  const { key: _email, ...email } = getInputProps(fields.email, { type: 'email' })
  return (
    <FormSection title={inviteText.title}>
      <Form
        method="post"
        {...getFormProps(form)}
        action={`${href('/admin/users')}?change=invite`}
        className="grid gap-4 md:grid-cols-2"
      >
        {form.errors && (
          <p role="alert" className="rounded-lg bg-sold-soft p-4 font-medium text-sold md:col-span-2">
            {form.errors.join(' ')}
          </p>
        )}
        <TextField label={inviteText.name} errors={fields.name.errors} {...name} autoComplete="off" />
        <TextField label={inviteText.email} errors={fields.email.errors} {...email} autoComplete="off" />
        <SelectField
          label={inviteText.role}
          errors={fields.role.errors}
          id={fields.role.id}
          name={fields.role.name}
          defaultValue="agent"
        >
          {roles.toReversed().map((role) => (
            <option key={role} value={role}>
              {roleLabels[role]}
            </option>
          ))}
        </SelectField>
        <ul className="self-end text-sm text-sea-700">
          {roles.toReversed().map((role) => (
            <li key={role}>
              <b>{roleLabels[role]}</b>: {inviteText.roles[role]}
            </li>
          ))}
        </ul>
        <button
          type="submit"
          disabled={isBusy}
          className={button({ className: 'justify-self-start md:col-span-2' })}
        >
          {inviteText.submit}
        </button>
      </Form>
    </FormSection>
  )
}

const invitedText = text.invited

/** The link of a new invitation, to be copied. It is shown only once. */
function InvitationLink({ name, url, isMailed }: ShownInvitation) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  const copy = async () => {
    input.current?.select()
    await navigator.clipboard.writeText(url)
    showSuccess(invitedText.copied)
  }
  return (
    <FormSection title={invitedText.title(name)}>
      <p className="mb-3">
        {invitedText.advice} {isMailed ? invitedText.mailed : invitedText.notMailed}
      </p>
      <div className="flex flex-wrap gap-3">
        <input
          ref={input}
          readOnly
          value={url}
          aria-label={invitedText.link}
          className={`${control.usual} min-w-0 flex-1`}
        />
        <button type="button" onClick={copy} className={button({ kind: 'secondary' })}>
          <Copy className="size-5" aria-hidden="true" />
          {invitedText.copy}
        </button>
      </div>
    </FormSection>
  )
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'users')
  return { versions, users: await listUsers(db), ownId: context.get(userContext).id }
}

/** Invites a new user, or changes the account of an existing one or his percent. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = { request, context }
  switch (sentChange(request, ['invite', 'account', 'commission'])) {
    case 'invite':
      return invitationAction(sent)
    case 'account':
      return userChangeAction(sent)
    case 'commission':
      return commissionAction(sent)
  }
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

import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Form, href, Link, useNavigation, useSubmit } from 'react-router'
import { formatRate } from '../../../domain/commission/commission.ts'
import { formatDateTime } from '../../../domain/formats/dates.ts'
import type { UserListItem } from '../../../domain/people/user-list-item.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { roleLabels, peopleText as text, userStateLabels } from '../../../text/admin/people.ts'
import { commissionText } from '../../../text/admin/report.ts'
import { Badge } from '../../ui/badge.tsx'
import { CardRow, CardTable, cell } from '../../ui/card-table.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { control, decimal } from '../../ui/control.ts'
import { rowAction } from '../../ui/row-action-styles.ts'
import type { UserChange } from './user-actions.ts'

const { ofUser } = commissionText

interface Question {
  title(name: string): string
  text: string
}

const url = `${href('/admin/users')}?change=account`
const questions: Partial<Record<UserChange, Question>> = text.ask
const dangers: readonly UserChange[] = ['deactivate', 'remove']

/**
 * With scripts, the button asks for confirmation if `text.ask` has a question for the change. Without scripts,
 * the form is submitted at once: roles and deactivation can be changed back, a withdrawn invitation or a
 * disabled second factor cannot.
 */
function ChangeButton({ id, name, change }: { id: string; name: string; change: UserChange }) {
  const [asking, setAsking] = useState(false)
  const submit = useSubmit()
  const isBusy = useNavigation().state !== 'idle'
  const question = questions[change]
  return (
    <Form
      method="post"
      action={url}
      preventScrollReset
      onSubmit={(event) => {
        if (!question || isBusy) return isBusy && event.preventDefault()
        event.preventDefault()
        setAsking(true)
      }}
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="change" value={change} />
      <button
        type="submit"
        aria-label={text.changes[change](name)}
        className={`${dangers.includes(change) ? rowAction.danger : rowAction.plain} min-h-11`}
      >
        {text.labels[change]}
      </button>
      {asking && question && (
        <ConfirmDialog
          title={question.title(name)}
          confirm={text.labels[change]}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            submit({ id, change }, { method: 'post', action: url, preventScrollReset: true })
          }}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </Form>
  )
}

const { columns } = text

/** What an agent gets of a sale. Administrators have none. */
function CommissionForm({ user: { id, name, revision, commissionRate } }: { user: UserListItem }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form
      method="post"
      action={`${href('/admin/users')}?change=commission`}
      preventScrollReset
      className="inline-flex items-center gap-1"
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
      <input
        key={commissionRate}
        name="commissionRate"
        aria-label={ofUser.of(name)}
        defaultValue={formatRate(commissionRate)}
        {...decimal}
        className={`${control.low} w-18 text-right pointer-coarse:min-h-11`}
      />
      <button
        type="submit"
        disabled={isBusy}
        aria-label={ofUser.saveOf(name)}
        className={`${rowAction.plain} min-h-11`}
      >
        {ofUser.save}
      </button>
    </Form>
  )
}

export function UserTable({ users, ownId }: { users: UserListItem[]; ownId: string }) {
  return (
    <CardTable label={adminText.screens.users} columns={columns}>
      {users.map((user) => (
        <Row key={user.id} user={user} isOwn={user.id === ownId} />
      ))}
    </CardTable>
  )
}

const stateClassNames = {
  active: 'bg-available-soft text-available',
  invited: 'bg-reserved-soft text-reserved',
  deactivated: 'bg-sold-soft text-sold',
} as const

function Row({ user, isOwn }: { user: UserListItem; isOwn: boolean }) {
  const { id, name, email, role, state, lastSignInAt, hasSecondFactor } = user
  return (
    <CardRow>
      {cell(
        columns.name,
        <span className="block min-w-0 wrap-anywhere md:min-w-28 lg:min-w-44">
          <b>{name}</b> {isOwn && <span className="text-sm text-sea-700">({text.you})</span>}
          <span className="block text-sm">{email}</span>
        </span>,
      )}
      {cell(columns.role, roleLabels[role])}
      {cell(columns.commission, role === 'agent' ? <CommissionForm user={user} /> : '–')}
      {cell(
        columns.state,
        <span className="inline-flex flex-wrap items-center gap-2">
          <Badge className={stateClassNames[state]} label={userStateLabels[state]} />
          {hasSecondFactor && (
            <ShieldCheck role="img" aria-label={text.secondFactor} className="size-5 text-available">
              <title>{text.secondFactor}</title>
            </ShieldCheck>
          )}
        </span>,
      )}
      {cell(
        columns.lastSignIn,
        lastSignInAt ? <time dateTime={lastSignInAt}>{formatDateTime(lastSignInAt)}</time> : text.never,
      )}
      {cell(
        columns.actions,
        <span className="flex flex-wrap gap-1 [&_button]:text-left [&_button]:whitespace-normal">
          {isOwn ? (
            <Link to={href('/admin/account')} className={`${rowAction.plain} min-h-11`}>
              {adminText.screens.account}
            </Link>
          ) : (
            changesOf(user).map((change) => <ChangeButton key={change} id={id} name={name} change={change} />)
          )}
        </span>,
      )}
    </CardRow>
  )
}

function changesOf({ role, state, hasSecondFactor }: UserListItem): UserChange[] {
  if (state === 'deactivated') return ['activate']
  if (state === 'invited') return ['again', 'remove']
  const other = role === 'admin' ? 'agent' : 'admin'
  return [other, ...(hasSecondFactor ? (['second-factor'] as const) : []), 'deactivate']
}

import { ShieldCheck } from 'lucide-react'
import { href, Link } from 'react-router'
import { formatDateTime } from '../../../domain/formats/dates.ts'
import { roleLabels } from '../../../domain/people/role.ts'
import { type UserListItem, userStateLabels } from '../../../domain/people/user-list-item.ts'
import { adminText } from '../../text/admin/admin.ts'
import { peopleText as text } from '../../text/admin/people.ts'
import { Badge } from '../../ui/badge.tsx'
import { CardRow, CardTable, cell } from '../../ui/card-table.tsx'
import { rowAction } from '../../ui/row-actions.ts'
import { ChangeButton } from './change-button.tsx'
import type { UserChange } from './user-change.ts'

const { columns } = text

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

import { expect, test } from 'vitest'
import type { UserListItem } from '../../../domain/people/user-list-item.ts'
import { agentChoices } from './agent-choices.ts'

const user = (id: string, state: UserListItem['state']): UserListItem => ({
  ...{ id, state, name: `Име ${id}`, email: `${id}@example.com` },
  ...{ role: 'agent', hasSecondFactor: false, lastSignInAt: null, revision: 1, commissionRate: 0 },
})

test('work goes to active users; invited ones are named, and who was deactivated keeps what is his', () => {
  const users = [user('active', 'active'), user('invited', 'invited'), user('gone', 'deactivated')]
  const invited = ['invited', 'Име invited (поканата още не е приета)', true]
  expect(agentChoices(users)).toEqual([['active', 'Име active'], invited])
  expect(agentChoices(users, 'gone')).toEqual([['active', 'Име active'], invited, ['gone', 'Име gone']])
})

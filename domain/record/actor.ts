import type { Role } from '../people/role.ts'
import type { User } from '../sign-in.ts'

/** Who changes something: an administrator or an agent, a visitor who sends an enquiry, a command, or the server's own work. */
export interface Actor {
  kind: Role | 'visitor' | 'command' | 'job'
  /** Of an administrator or agent the account's id; of the others what they are called. */
  id: string
  name: string
}

export const visitorActor: Actor = { kind: 'visitor', id: 'visitor', name: 'visitor' }

export function jobActor(name: string): Actor {
  return { kind: 'job', id: name, name }
}

export function commandActor(name: string): Actor {
  return { kind: 'command', id: name, name }
}

export function userActor({ id, name, role }: Pick<User, 'id' | 'name' | 'role'>): Actor {
  return { kind: role, id, name }
}

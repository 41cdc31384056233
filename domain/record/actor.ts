import type { Role } from '../people/role.ts'
import type { User } from '../sign-in.ts'

/** Who has changed a record: an account, a visitor who sends an enquiry, a command, or a job of the server. */
export interface Actor {
  kind: Role | 'visitor' | 'command' | 'job'
  /** The account's id; the name for visitors, commands and jobs. */
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

import type { User } from '../sign-in.ts'

/** Who changes something: an administrator, a visitor who sends an enquiry, a command, or the server's own work. */
export interface Actor {
  kind: 'admin' | 'visitor' | 'command' | 'job'
  /** Of an administrator the account's id; of the others what they are called. */
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

export function adminActor({ id, name }: User): Actor {
  return { kind: 'admin', id, name }
}

import type { User } from '../sign-in.ts'

/** `invited`: the user has not set a password yet, and cannot sign in. */
export type UserState = 'active' | 'invited' | 'deactivated'

export interface UserListItem extends User {
  state: UserState
  lastSignInAt: string | null
}

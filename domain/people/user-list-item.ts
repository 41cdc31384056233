import type { User } from '../sign-in.ts'

/** `invited`: the user has not set a password yet, and cannot sign in. */
export type UserState = 'active' | 'invited' | 'deactivated'

export interface UserListItem extends User {
  revision: number
  state: UserState
  lastSignInAt: string | null
  /** What an agent gets of a sale, in hundredths of a percent. */
  commissionRate: number
}

import type { User } from '../sign-in.ts'

/** `invited`: has not set a password yet, and cannot sign in before. */
export type UserState = 'active' | 'invited' | 'deactivated'

export const userStateLabels: Record<UserState, string> = {
  active: 'Активен',
  invited: 'Поканен',
  deactivated: 'Деактивиран',
}

/** As administrators see others. */
export interface UserListItem extends User {
  state: UserState
  /** An ISO text. */
  lastSignInAt: string | null
}

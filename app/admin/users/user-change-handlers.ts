import type { Database } from '../../../backend/data/database.ts'
import {
  activateUser,
  changeRole,
  deactivateUser,
  disableSecondFactorOf,
  removeInvited,
} from '../../../backend/data/users.ts'
import type { UserChange } from './user-change.ts'

/** All but a new link, which has an answer of its own. */
export const userChangeHandlers: Record<
  Exclude<UserChange, 'again'>,
  (db: Database, id: string) => Promise<void>
> = {
  admin: (db, id) => changeRole(db, id, 'admin'),
  agent: (db, id) => changeRole(db, id, 'agent'),
  deactivate: deactivateUser,
  activate: activateUser,
  remove: removeInvited,
  'second-factor': disableSecondFactorOf,
}

import {
  countAttempt,
  forgetAttempts,
  hasAttempt,
  type Limit,
  noteAttempt,
  takeBackAttempt,
} from '../data/attempts.ts'
import type { Database } from '../data/database.ts'
import { visitorNetwork } from '../visitor-network.ts'

/** How often somebody may fail to sign in. */
export interface SignInLimits {
  /** Counts a try before its password is looked at; `undefined` when too many have failed of late. */
  begin(email: string, address: string): Promise<SignInTry | undefined>
}

export interface SignInTry {
  /** It was no failure: it does not count, and this network is known for this account. */
  succeeded(): Promise<void>
}

const minute = 60_000
const day = 24 * 60 * minute

/**
 * Failures count for the network that they come from and for the account that they aim at. A network from which
 * the account has signed in is free of the second: strangers cannot lock its owner out by failing on purpose.
 */
export function createSignInLimits(db: Database, now: () => number = Date.now): SignInLimits {
  return {
    async begin(email, address) {
      const account = email.trim().toLowerCase()
      const network = visitorNetwork(address)
      const moment = now()
      const known: Limit = { key: `signed in: ${account} from ${network}`, most: 1, within: 30 * day }
      const ofNetwork: Limit = { key: `sign-in failures from ${network}`, most: 10, within: 5 * minute }
      const ofAccount: Limit = { key: `sign-in failures of ${account}`, most: 10, within: 15 * minute }
      const failures = (await hasAttempt(db, known, moment)) ? [ofNetwork] : [ofNetwork, ofAccount]
      if (!(await db.write([], (trx) => countAttempt(trx, failures, moment)))) return undefined
      await forgetAttempts(db, moment)
      return {
        async succeeded() {
          await db.write([], (trx) => takeBackAttempt(trx, failures, moment, now()))
          await db.write([], (trx) => noteAttempt(trx, known, now()))
        },
      }
    },
  }
}

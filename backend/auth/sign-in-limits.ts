import {
  countAttempt,
  forgetAttempts,
  hasAttempt,
  type Limit,
  noteAttempt,
  takeBackAttempt,
} from '../data/attempts.ts'
import type { Database } from '../data/database.ts'
import { isLoopback } from '../visitors/is-loopback.ts'
import { visitorNetwork } from '../visitors/visitor-network.ts'

/** How often somebody may fail to sign in. */
export interface SignInLimits {
  /** Counts a try before its password is looked at; `undefined` when too many have failed of late. */
  begin(email: string, ip: string): Promise<SignInTry | undefined>
}

export interface SignInTry {
  /** It was no failure: it does not count, and this network is known for this account. */
  succeeded(): Promise<void>
}

const minute = 60_000
const day = 24 * 60 * minute

/**
 * Failures count for the network that they come from, which has to wait when there were too many, and for the
 * account that they aim at, which is slowed down: one try a minute, from wherever, for as long as they go on. A
 * network from which the account has signed in is free of the second, and so is the server's own machine:
 * strangers cannot keep its owner out.
 */
export function createSignInLimits(db: Database, now: () => number = Date.now): SignInLimits {
  return {
    async begin(email, ip) {
      const account = email.trim().toLowerCase()
      const network = visitorNetwork(ip)
      const moment = now()
      const limits = limitsOf(account, network)
      const isKnown = isLoopback(ip) || (await hasAttempt(db, limits.known, moment))
      const counted = await db.transaction(() => countTry(db, limits, isKnown, moment))
      if (!counted) return undefined
      await forgetAttempts(db, moment)
      return {
        async succeeded() {
          // One row at a time: a try that is counted meanwhile locks them in another order.
          for (const limit of counted) await takeBackAttempt(db, [limit], moment, now())
          await noteAttempt(db, limits.known, now())
        },
      }
    },
  }
}

type Limits = ReturnType<typeof limitsOf>

function limitsOf(account: string, network: string) {
  return {
    known: { key: `signed in: ${account} from ${network}`, most: 1, within: 30 * day },
    ofNetwork: { key: `sign-in failures from ${network}`, most: 10, within: 5 * minute },
    ofAccount: { key: `sign-in failures of ${account}`, most: 10, within: 15 * minute },
    slowed: { key: `slowed sign-in of ${account}`, most: 1, within: minute },
  } satisfies Record<string, Limit>
}

/** The limits under which the try was counted; `undefined` when it has to wait. */
async function countTry(
  db: Database,
  { ofNetwork, ofAccount, slowed }: Limits,
  isKnown: boolean,
  moment: number,
): Promise<Limit[] | undefined> {
  const usual = isKnown ? [ofNetwork] : [ofNetwork, ofAccount]
  if (await countAttempt(db, usual, moment)) return usual
  if (isKnown || !(await countAttempt(db, [ofNetwork, slowed], moment))) return undefined
  await noteAttempt(db, ofAccount, moment)
  return [ofNetwork, ofAccount, slowed]
}

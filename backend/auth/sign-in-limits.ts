import {
  countAttempt,
  deleteExpiredAttempts,
  extendFullLimit,
  hasAttempt,
  type Limit,
  recordAttempt,
  takeBackAttempt,
} from '../data/attempts.ts'
import type { Database } from '../data/database.ts'
import { visitorNetwork, visitorNetworkGroup } from '../visitors/visitor-network.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Visitor } from './sign-in-library.ts'

export interface SignInLimits {
  /** Counts an attempt before the password is checked; undefined when too many have failed recently. */
  begin(step: SignInStep, email: string, visitor: Visitor): Promise<SignInAttempt | undefined>
  /** Gives the visitor limits that strangers cannot use up. Returns the cookie of the known device. */
  makeKnown(email: string, visitor: Visitor): Promise<string>
}

/** `own-account` is a password or a code that a signed-in user enters to change their own account. */
export type SignInStep = 'password' | 'code' | 'own-account'

export interface SignInAttempt {
  /** The attempt succeeded and does not count. It does not make the device known: a code may still be missing. */
  takeBack(): Promise<void>
}

const minute = 60_000
const day = 24 * 60 * minute

/**
 * Limits failed attempts to sign in (decision 051). Known devices, networks that the account has signed in from, the
 * server's own machine and signed-in users have limits of their own, which strangers cannot use up. All others count
 * for their network, for the account, and for both together. Once the account's limit is reached, three attempts a
 * minute are left, for groups of networks with few attempts today: a stranger with many IPs counts as one.
 */
export function createSignInLimits(
  db: Database,
  devices: KnownDevices,
  now: () => number = Date.now,
): SignInLimits {
  const findOwnLimits = async (step: SignInStep, account: string, visitor: Visitor, moment: number) => {
    const limits = limitsOf(step, account, visitor.ip)
    if (step === 'own-account') return [limits.ofOwner]
    const device = visitor.isOwnMachine ? 'the server itself' : devices.find(account, visitor)
    if (device) return [ofDevice(device)]
    return (await hasAttempt(db, limits.known, moment)) ? [limits.ofNetwork] : undefined
  }

  return {
    async begin(step, email, visitor) {
      const account = accountOf(email)
      const moment = now()
      const own = await findOwnLimits(step, account, visitor, moment)
      const counted = own
        ? await countOwn(db, own, moment)
        : await countStranger(db, step, limitsOf(step, account, visitor.ip), moment)
      if (!counted) return undefined
      await deleteExpiredAttempts(db, moment)
      return {
        async takeBack() {
          // One row at a time, since a concurrent attempt may lock the rows in another order (deadlock).
          for (const limit of counted) await takeBackAttempt(db, [limit], moment, now())
        },
      }
    },

    async makeKnown(email, visitor) {
      const account = accountOf(email)
      await recordAttempt(db, limitsOf('password', account, visitor.ip).known, now())
      return devices.remember(account, visitor)
    },
  }
}

function accountOf(email: string): string {
  return email.trim().toLowerCase()
}

const ofDevice = (id: string): Limit => ({
  key: `sign-in failures on device ${id}`,
  most: 10,
  within: 15 * minute,
})

type Limits = ReturnType<typeof limitsOf>

function limitsOf(step: SignInStep, account: string, ip: string) {
  const network = visitorNetwork(ip)
  const what = `${step} failures`
  return {
    known: { key: `signed in: ${account} from ${network}`, most: 1, within: 30 * day },
    ofOwner: { key: `${what} of ${account}`, most: 10, within: 15 * minute },
    ofNetwork: { key: `sign-in failures from ${network}`, most: 10, within: 5 * minute },
    aroundNetwork: {
      key: `sign-in failures around ${visitorNetworkGroup(ip)}`,
      most: 30,
      within: 5 * minute,
    },
    ofPair: { key: `${what} of ${account} from ${network}`, most: 5, within: 15 * minute },
    ofAccount: { key: `${what} of ${account} from strangers`, most: 10, within: 15 * minute },
    slowed: { key: `slowed ${what} of ${account}`, most: 3, within: minute },
    ofNeighbours: { key: `${what} of ${account} around ${visitorNetworkGroup(ip)}`, most: 3, within: day },
  } satisfies Record<string, Limit>
}

async function countOwn(db: Database, own: Limit[], moment: number): Promise<Limit[] | undefined> {
  return (await countAttempt(db, own, moment)) ? own : undefined
}

/** Returns the limits that the attempt was counted for; undefined when it is refused. */
async function countStranger(
  db: Database,
  step: SignInStep,
  { ofNetwork, aroundNetwork, ofPair, ofAccount, slowed, ofNeighbours }: Limits,
  moment: number,
): Promise<Limit[] | undefined> {
  return db.transaction(async () => {
    const usual = [ofNetwork, aroundNetwork, ofPair, ofAccount]
    if (await countAttempt(db, usual, moment)) {
      await recordAttempt(db, ofNeighbours, moment)
      return [...usual, ofNeighbours]
    }
    // The few attempts after the account's limit is reached are for passwords only: whoever guesses codes knows
    // the password already, so the owner must change it anyway.
    const scarce = [ofNetwork, aroundNetwork, ofPair, slowed, ofNeighbours]
    if (step === 'password' && (await countAttempt(db, scarce, moment))) {
      await recordAttempt(db, ofAccount, moment)
      return [...scarce, ofAccount]
    }
    await extendFullLimit(db, ofPair, moment)
    return undefined
  })
}

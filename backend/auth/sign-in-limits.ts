import {
  countAttempt,
  forgetAttempts,
  hasAttempt,
  type Limit,
  noteAttempt,
  prolongFull,
  takeBackAttempt,
} from '../data/attempts.ts'
import type { Database } from '../data/database.ts'
import { visitorNetwork, visitorNetworkGroup } from '../visitors/visitor-network.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Visitor } from './sign-in-library.ts'

/** How often somebody may fail to sign in. */
export interface SignInLimits {
  /** Counts a try before it is looked at; `undefined` when too many have failed of late. */
  begin(step: SignInStep, email: string, visitor: Visitor): Promise<SignInAttempt | undefined>
  /** Strangers keep this visitor from this account no longer. Returns the cookie that his browser is known by. */
  makeKnown(email: string, visitor: Visitor): Promise<string>
}

/** The first half of signing in, the second half, or a question to somebody who is signed in already. */
export type SignInStep = 'password' | 'code' | 'own-account'

export interface SignInAttempt {
  /** It was no failure: it does not count. Half of a sign-in makes nobody known. */
  takeBack(): Promise<void>
}

const minute = 60_000
const day = 24 * 60 * minute

/**
 * Whose failures hold up whom: decision 051. A browser or a network that the account has signed in from, the server's
 * own machine and whoever is signed in have limits of their own, which no stranger fills. All others fail for their
 * network, for their network with this account, and for the account: when that is full, those who have hardly tried
 * go first, by neighbourhoods, so that one stranger with many addresses is still one.
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
      await forgetAttempts(db, moment)
      return {
        async takeBack() {
          // One row at a time: a try that is counted meanwhile locks them in another order.
          for (const limit of counted) await takeBackAttempt(db, [limit], moment, now())
        },
      }
    },

    async makeKnown(email, visitor) {
      const account = accountOf(email)
      await noteAttempt(db, limitsOf('password', account, visitor.ip).known, now())
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

/** The limits under which the try was counted; `undefined` when it has to wait. */
async function countStranger(
  db: Database,
  step: SignInStep,
  { ofNetwork, aroundNetwork, ofPair, ofAccount, slowed, ofNeighbours }: Limits,
  moment: number,
): Promise<Limit[] | undefined> {
  return db.transaction(async () => {
    const usual = [ofNetwork, aroundNetwork, ofPair, ofAccount]
    if (await countAttempt(db, usual, moment)) {
      await noteAttempt(db, ofNeighbours, moment)
      return [...usual, ofNeighbours]
    }
    // Who knows the password and guesses codes gets no more than these: a mailed link takes the password from him.
    const mayGoOn = step === 'password'
    const scarce = [ofNetwork, aroundNetwork, ofPair, slowed, ofNeighbours]
    if (mayGoOn && (await countAttempt(db, scarce, moment))) {
      await noteAttempt(db, ofAccount, moment)
      return [...scarce, ofAccount]
    }
    await prolongFull(db, ofPair, moment)
    return undefined
  })
}

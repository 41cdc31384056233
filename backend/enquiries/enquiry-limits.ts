import { countAttempt, type Limit, noteAttempt } from '../data/attempts.ts'
import type { Database } from '../data/database.ts'
import { visitorNetwork } from '../visitors/visitor-network.ts'

/** The enquiry is one too many: nothing of it is kept. */
export class TooManyEnquiries extends Error {}

/** A flood: so many of late that most are hardly people's. */
export type EnquiryLoad = 'calm' | 'flood'

const within = 10 * 60_000
const everybody: Limit = { key: 'enquiries', most: 120, within }
const noticesInFlood: Limit = { key: 'notices of enquiries in a flood', most: 10, within }

/** Throws TooManyEnquiries: for the transaction that adds the enquiry. In a flood, a network that has sent nothing of late may still send one enquiry. */
export async function admitEnquiry(db: Database, visitorIp: string, now: number): Promise<EnquiryLoad> {
  const fromNetwork: Limit = { key: `enquiries from ${visitorNetwork(visitorIp)}`, most: 5, within }
  if (await countAttempt(db, [fromNetwork, everybody], now)) return 'calm'
  if (!(await countAttempt(db, [{ ...fromNetwork, most: 1 }], now))) throw new TooManyEnquiries()
  await noteAttempt(db, everybody, now)
  return 'flood'
}

/** Whether the sales team is told of one more enquiry of a flood. */
export async function admitNoticeInFlood(db: Database, now: number): Promise<boolean> {
  return countAttempt(db, [noticesInFlood], now)
}

/** Whether one more answer goes out: a stolen session is no way to send letters to everybody. */
export async function admitReply(
  db: Database,
  { userId, to }: { userId: string; to: string },
  now: number,
): Promise<boolean> {
  const byUser: Limit = { key: `answers by ${userId}`, most: 30, within }
  const toVisitor: Limit = { key: `answers to ${to.toLowerCase()}`, most: 5, within: 6 * within }
  return countAttempt(db, [byUser, toVisitor], now)
}

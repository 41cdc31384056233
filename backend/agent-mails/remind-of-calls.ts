import type { Enquiry } from '../../domain/enquiry/enquiry.ts'
import { callMoment } from '../../domain/enquiry/next-call.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { isCallReminded, isCallSetAfter, listCalls, markCallReminded } from '../data/agent-notices.ts'
import type { Database } from '../data/database.ts'
import { MailNotQueued, requireMail } from '../data/mails.ts'
import { callKey, findReader } from './agent-mail-hooks.ts'
import { callMessage } from './agent-messages.ts'
import { nameEnquiry } from './name-enquiry.ts'
import type { AgentMailDeps } from './queue-agent-mails.ts'

const hour = 60 * 60_000
/** A call whose hour has passed longer ago, as during a downtime, is on the screen of the day. */
const latest = 2 * hour
const mostAtOnce = 1000

/**
 * Queues a mail to each agent who has a call at this time: at its hour, or in the morning of its day. Each time of a
 * call is told once. Returns how many were queued.
 */
export async function remindOfCalls(
  { db, enquiriesUrl }: Pick<AgentMailDeps, 'db' | 'enquiriesUrl'>,
  now: Date,
): Promise<number> {
  const earliest = new Date(now.getTime() - latest)
  const days = { from: isoDay(earliest), until: isoDay(now) }
  let count = 0
  try {
    for (const enquiry of await listCalls(db, { ...days, limit: mostAtOnce })) {
      const callAt = callMoment(enquiry)
      const isDue = callAt !== undefined && callAt <= now.toISOString() && callAt > earliest.toISOString()
      if (!isDue || (await isCallReminded(db, enquiry.id, callAt))) continue
      if (await db.transaction(() => remind(db, enquiry, { callAt, enquiriesUrl }))) count++
    }
  } catch (error) {
    if (!(error instanceof MailNotQueued)) throw error
  }
  return count
}

async function remind(
  db: Database,
  enquiry: Enquiry,
  { callAt, enquiriesUrl }: { callAt: string; enquiriesUrl: string | undefined },
): Promise<boolean> {
  if (!(await markCallReminded(db, enquiry.id, callAt))) return false
  const reader = await findReader(db, enquiry.agentId ?? '', 'mailsCalls')
  if (!reader || (await isCallSetAfter(db, enquiry.id, callAt))) return false
  const message = callMessage(await nameEnquiry(db, enquiry), { enquiriesUrl })
  await requireMail(db, { ...message, to: reader.email }, { kind: 'call', key: callKey(enquiry, callAt) })
  return true
}

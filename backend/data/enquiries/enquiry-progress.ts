import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { medianReplyTime } from '../../../domain/sales/reply-speed.ts'
import type { Database } from '../database.ts'
import { withOtherApartments } from './other-apartments.ts'

type EnquiryProgress = Pick<Enquiry, 'id' | 'submittedAt' | 'answeredAt' | 'stage' | 'agentId'>

/** The stages of the enquiries since a moment, without the data of their senders. */
export async function listEnquiryProgress(db: Database, since: Date): Promise<EnquiryProgress[]> {
  return db.read
    .selectFrom('enquiries')
    .select(['id', 'submittedAt', 'answeredAt', 'stage', 'agentId'])
    .where('submittedAt', '>=', since.toISOString())
    .execute()
}

export type WaitingEnquiry = Pick<
  Enquiry,
  'id' | 'name' | 'apartmentNumber' | 'apartmentId' | 'otherApartments' | 'about' | 'submittedAt'
>

/** The first `limit` enquiries at the stage „new“, the longest waiting first, and how many there are in total. */
export async function findWaitingEnquiries(
  db: Database,
  { agent, limit }: { agent: string | undefined; limit: number },
): Promise<{ enquiries: WaitingEnquiry[]; total: number }> {
  let waiting = db.read.selectFrom('enquiries').where('stage', '=', 'new')
  if (agent !== undefined) waiting = waiting.where('agentId', '=', agent)
  const { total } = await waiting
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const enquiries = await waiting
    .select(['id', 'name', 'apartmentNumber', 'apartmentId', 'about', 'submittedAt'])
    .orderBy('submittedAt')
    .orderBy('id')
    .limit(limit)
    .execute()
  return { enquiries: await withOtherApartments(db, enquiries), total }
}

const day = 24 * 60 * 60_000

/** In milliseconds, of the enquiries of the last `days`; undefined when none of them was replied to. */
export async function findMedianReplyTime(
  db: Database,
  days: number,
  now = new Date(),
): Promise<number | undefined> {
  const since = new Date(now.getTime() - days * day).toISOString()
  const rows = await db.read
    .selectFrom('enquiries')
    .select(['submittedAt', 'answeredAt'])
    .where('submittedAt', '>=', since)
    .where('answeredAt', 'is not', null)
    .execute()
  return medianReplyTime(rows)
}

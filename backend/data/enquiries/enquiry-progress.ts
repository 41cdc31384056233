import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import type { Database } from '../database.ts'

type EnquiryProgress = Pick<Enquiry, 'id' | 'submittedAt' | 'answeredAt' | 'stage' | 'agentId'>

/** How far those have come that arrived since; nothing of who sent them. */
export async function listEnquiryProgress(db: Database, since: Date): Promise<EnquiryProgress[]> {
  return db.read
    .selectFrom('enquiries')
    .select(['id', 'submittedAt', 'answeredAt', 'stage', 'agentId'])
    .where('submittedAt', '>=', since.toISOString())
    .execute()
}

export type WaitingEnquiry = Pick<
  Enquiry,
  'id' | 'name' | 'apartmentNumber' | 'apartmentId' | 'about' | 'submittedAt'
>

/** Those that nobody has answered, the longest waiting first: so many of them, and how many there are. */
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
  return { enquiries, total }
}

type ReservationProgress = Pick<
  Reservation,
  'apartmentId' | 'enquiryId' | 'agentId' | 'state' | 'finalPrice' | 'contractDate'
>

/** What became of all reservations, sales of an apartment in the order of their contracts; nothing of who the buyers are. */
export async function listReservationProgress(db: Database): Promise<ReservationProgress[]> {
  return db.read
    .selectFrom('reservations')
    .select(['apartmentId', 'enquiryId', 'agentId', 'state', 'finalPrice', 'contractDate'])
    .orderBy('contractDate')
    .orderBy('id')
    .execute()
}

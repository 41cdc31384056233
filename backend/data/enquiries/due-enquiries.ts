import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import type { Database } from '../database.ts'
import { enquiryColumns, enquiryFromRow } from './enquiry-rows.ts'
import { withOtherApartments } from './other-apartments.ts'

interface Whose {
  agentId: string
  limit: number
}

/** Calls that this agent, or nobody in particular, is to make by this day: the longest overdue first, then by hour. */
export async function listDueCalls(
  db: Database,
  { agentId, day, limit }: Whose & { day: string },
): Promise<Enquiry[]> {
  const rows = await ofAgent(db, agentId)
    .where('nextCallOn', '<=', day)
    .where('stage', '!=', 'refused')
    .orderBy('nextCallOn')
    .orderBy(({ fn, val }) => fn.coalesce('nextCallAt', val('24')))
    .orderBy('id')
    .limit(limit)
    .execute()
  return withOtherApartments(db, rows.map(enquiryFromRow))
}

/** New enquiries of this agent, or of nobody yet; the longest waiting first. */
export async function listWaitingFor(db: Database, { agentId, limit }: Whose): Promise<Enquiry[]> {
  const rows = await ofAgent(db, agentId)
    .where('stage', '=', 'new')
    .where('nextCallOn', 'is', null)
    .orderBy('submittedAt')
    .orderBy('id')
    .limit(limit)
    .execute()
  return withOtherApartments(db, rows.map(enquiryFromRow))
}

function ofAgent(db: Database, agentId: string) {
  return (
    db.read
      .selectFrom('enquiries')
      .select(enquiryColumns)
      // Not by the index of agents, one of whom may have half of all enquiries.
      .where(({ eb, fn, val }) => eb(fn.coalesce('agentId', val(agentId)), '=', agentId))
  )
}

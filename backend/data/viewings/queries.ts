import type { Viewing } from '../../../domain/viewing/viewing.ts'
import type { Database } from '../database.ts'
import { viewingFromRow } from './viewing-rows.ts'

/** The most viewings that one query returns: more than a sales team has in a month. */
export const mostViewings = 2000

export async function findViewing(db: Database, id: string): Promise<Viewing | undefined> {
  const row = await all(db).where('id', '=', id).executeTakeFirst()
  return row && viewingFromRow(row)
}

interface Days {
  from: string
  /** The last day, included. */
  until: string
  agentId?: string | undefined
}

/** By day and time. */
export async function listViewings(db: Database, { from, until, agentId }: Days): Promise<Viewing[]> {
  let query = all(db).where('day', '>=', from).where('day', '<=', until)
  if (agentId !== undefined) query = query.where('agentId', '=', agentId)
  const rows = await query.orderBy('day').orderBy('time').orderBy('id').limit(mostViewings).execute()
  return rows.map(viewingFromRow)
}

/** Planned viewings that have ended, of which nobody has said what became of them; the newest first. */
export async function listWithoutOutcome(
  db: Database,
  { now, agentId, limit }: { now: Date; agentId: string; limit: number },
): Promise<Viewing[]> {
  const rows = await all(db)
    .where('state', '=', 'planned')
    .where('agentId', '=', agentId)
    .where('endsAt', '<', now.toISOString())
    .orderBy('startsAt', 'desc')
    .limit(limit)
    .execute()
  return rows.map(viewingFromRow)
}

export async function listViewingsOfClients(
  db: Database,
  clientIds: readonly string[],
  limit: number,
): Promise<Viewing[]> {
  const rows = await all(db)
    .where('clientId', 'in', clientIds)
    .orderBy('startsAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(viewingFromRow)
}

export async function listViewingsOfEnquiry(db: Database, enquiryId: string): Promise<Viewing[]> {
  const rows = await all(db).where('enquiryId', '=', enquiryId).orderBy('startsAt').limit(50).execute()
  return rows.map(viewingFromRow)
}

/** Planned viewings of an apartment that have not ended yet, the next one first. */
export async function listComingViewings(
  db: Database,
  { apartmentId, now, limit }: { apartmentId: string; now: Date; limit: number },
): Promise<Viewing[]> {
  const rows = await all(db)
    .where('apartmentId', '=', apartmentId)
    .where('state', '=', 'planned')
    .where('endsAt', '>', now.toISOString())
    .orderBy('startsAt')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(viewingFromRow)
}

function all(db: Database) {
  return db.read.selectFrom('viewings').selectAll()
}

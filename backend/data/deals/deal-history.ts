import { sql } from 'kysely'
import type { RecordChange } from '../../../domain/record/record-change.ts'
import type { Database } from '../database.ts'
import { changeFromRow } from '../history/changes.ts'

/** The collections whose records name the deal that they belong to in their history. */
const parts = ['payments', 'papers'] as const

/** What happened to a deal: its reservation, its schedule and all that hangs on it, also what was deleted; newest first. */
export async function listDealChanges(db: Database, dealId: string, limit: number): Promise<RecordChange[]> {
  // The history holds `dealId` of what was added or removed: its value stands in the JSON as it is.
  const named = sql<boolean>`fields like ${`%"dealId":%${dealId}%`}`
  const ids = await db.read
    .selectFrom('changes')
    .select('recordId')
    .distinct()
    .where('collection', 'in', parts)
    .where(named)
    .limit(500)
    .execute()
  const rows = await db.read
    .selectFrom('changes')
    .selectAll()
    .where(({ or, and, eb }) =>
      or([
        and([eb('collection', 'in', ['reservations', 'schedules']), eb('recordId', '=', dealId)]),
        ...(ids.length > 0
          ? [
              and([
                eb('collection', 'in', parts),
                eb(
                  'recordId',
                  'in',
                  ids.map(({ recordId }) => recordId),
                ),
              ]),
            ]
          : []),
      ]),
    )
    .orderBy('at', 'desc')
    .orderBy('revision', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(changeFromRow)
}

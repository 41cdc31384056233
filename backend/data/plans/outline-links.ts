import type { RecordChange } from '../../../domain/record/record-change.ts'
import type { Database } from '../database.ts'
import { changeFromRow } from '../history/changes.ts'

interface StoredOutline {
  id: string
  apartmentId?: string | null
  linkedId?: string | null
}

/** By plan: the outlines that were linked to a record until it was removed at this moment, as the history tells. */
export async function findFreedOutlines(
  db: Database,
  plans: 'floorPlans' | 'parkingPlans',
  { id, at }: { id: string; at: string },
): Promise<Map<string, Set<string>>> {
  const rows = await db.read
    .selectFrom('changes')
    .selectAll()
    .where('collection', '=', plans)
    .where('at', '>=', at)
    .where('fields', 'like', `%${id}%`)
    .execute()
  const freed = rows.map(changeFromRow).map((change) => [change.recordId, freedBy(change, id)] as const)
  return new Map(freed.filter(([, outlines]) => outlines.size > 0))
}

function freedBy({ fields }: RecordChange, id: string): Set<string> {
  const { from, to } = fields.outlines ?? {}
  const still = linkedTo(to, id)
  return new Set([...linkedTo(from, id)].filter((outline) => !still.has(outline)))
}

function linkedTo(outlines: unknown, id: string): Set<string> {
  const kept = Array.isArray(outlines) ? (outlines as StoredOutline[]) : []
  const linked = kept.filter(({ apartmentId, linkedId }) => apartmentId === id || linkedId === id)
  return new Set(linked.map((outline) => outline.id))
}

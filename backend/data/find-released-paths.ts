import { findStoredPath } from '../../domain/files/stored-path.ts'
import type { FieldChange } from '../../domain/record/record-change.ts'
import type { Database } from './database.ts'
import { iterateByPages } from './records/iterate-by-pages.ts'
import { textsIn } from './texts-in.ts'

/** Those of these stored files that a record once pointed to and, as the history says, released. */
export async function findReleasedPaths(db: Database, paths: string[]): Promise<Set<string>> {
  const wanted = new Set(paths)
  const found = new Set<string>()
  const rows = iterateByPages((after, limit) =>
    db.readLong
      .selectFrom('changes')
      .select(['id', 'fields'])
      .where('fields', 'like', '%/files/%')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  )
  for await (const { fields } of rows)
    for (const path of pathsBefore(fields)) if (wanted.has(path)) found.add(path)
  return found
}

function pathsBefore(fields: string): string[] {
  const changes = Object.values(JSON.parse(fields) as Record<string, FieldChange>)
  return changes.flatMap(({ from }) => textsIn(from)).flatMap((url) => findStoredPath(url) ?? [])
}

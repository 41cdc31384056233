import { findStoredPath } from '../../domain/files/stored-path.ts'
import type { FieldChange } from '../../domain/record/record-change.ts'
import type { Database } from './database.ts'
import { textsIn } from './texts-in.ts'

const pageSize = 500

/** Those of these stored files that a record once pointed to and, as the history says, let go of. */
export async function findPathsLetGo(db: Database, paths: string[]): Promise<Set<string>> {
  const wanted = new Set(paths)
  const found = new Set<string>()
  for (let after = ''; ; ) {
    const rows = await db.read
      .selectFrom('changes')
      .select(['id', 'fields'])
      .where('fields', 'like', '%/files/%')
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    for (const path of rows.flatMap(({ fields }) => pathsBefore(fields)))
      if (wanted.has(path)) found.add(path)
    const last = rows.at(-1)
    if (rows.length < pageSize || !last) return found
    after = last.id
  }
}

function pathsBefore(fields: string): string[] {
  const changes = Object.values(JSON.parse(fields) as Record<string, FieldChange>)
  return changes.flatMap(({ from }) => textsIn(from)).flatMap((url) => findStoredPath(url) ?? [])
}

import { sql } from 'kysely'
import { openScratch } from './engine/sqlite.ts'
import { levelsUpTo } from './levels.ts'
import { migrations } from './migrations/index.ts'

export interface TableShape {
  name: string
  /** The columns of its primary key. */
  key: string[]
}

/** Which server is at work is no content. */
export function isContent({ name }: TableShape): boolean {
  return name !== 'leases'
}

/**
 * The tables that the migrations up to a level make, those first that others point to. Asked of a database in
 * memory: what else may lie in a shared PostgreSQL is not ours.
 */
export async function tablesAt(level: string): Promise<TableShape[]> {
  const scratch = openScratch()
  try {
    const known = migrations('sqlite')
    for (const name of levelsUpTo(level)) await known[name]?.up(scratch)
    const columns = await sql<{ table: string; column: string }>`
      select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c
      where m.type = 'table' and c.pk > 0 order by m.name, c.pk`.execute(scratch)
    const keys = Map.groupBy(columns.rows, ({ table }) => table)
    const references = await sql<Reference>`
      select m.name as "from", f."table" as "to" from sqlite_master m, pragma_foreign_key_list(m.name) f
      where m.type = 'table'`.execute(scratch)
    return pointedToFirst([...keys.keys()], references.rows).map((name) => ({
      name,
      key: (keys.get(name) ?? []).map(({ column }) => column),
    }))
  } finally {
    await scratch.destroy()
  }
}

interface Reference {
  from: string
  to: string
}

function pointedToFirst(tables: string[], references: Reference[]): string[] {
  const ordered = new Set<string>()
  const visit = (table: string) => {
    if (ordered.has(table)) return
    for (const { from, to } of references) if (from === table && to !== table) visit(to)
    ordered.add(table)
  }
  tables.forEach(visit)
  return [...ordered]
}

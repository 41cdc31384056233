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
 * memory: what else may lie in a shared PostgreSQL is not ours. The index for searching, which SQLite keeps in tables of
 * its own, is none of them: it is made of what is in the others.
 */
export async function tablesAt(level: string): Promise<TableShape[]> {
  const scratch = openScratch()
  try {
    const known = migrations('sqlite')
    for (const name of levelsUpTo(level)) await known[name]?.up(scratch)
    const columns = await sql<{ table: string; column: string }>`
      select t.name as "table", c.name as "column" from pragma_table_list t, pragma_table_info(t.name) c
      where t.type = 'table' and c.pk > 0 order by t.name, c.pk`.execute(scratch)
    const keys = Map.groupBy(columns.rows, ({ table }) => table)
    const references = await sql<Reference>`
      select t.name as "from", f."table" as "to" from pragma_table_list t, pragma_foreign_key_list(t.name) f
      where t.type = 'table'`.execute(scratch)
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

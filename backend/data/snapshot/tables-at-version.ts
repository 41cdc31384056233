import { sql } from 'kysely'
import { openScratch } from '../engine/sqlite.ts'
import { schemaVersionsUpTo } from '../migrate.ts'
import { migrations } from '../migrations/index.ts'

export interface TableShape {
  name: string
  key: string[]
  columns: ColumnShape[]
}

export interface ColumnShape {
  name: string
  /** The type of SQLite's declaration, in lower case. */
  type: string
  mayBeNull: boolean
}

/** Whether a backup holds the table: all but the leases, which belong to running servers. */
export function isContentTable({ name }: TableShape): boolean {
  return name !== 'leases'
}

/** What the migrations of this release make never changes while it runs. There are as many entries as migrations. */
const knownShapes = new Map<string, Promise<TableShape[]>>()

/**
 * The tables that the migrations up to a version make, sorted so that a table comes after those that it references.
 * They are read from a database in memory, because a shared PostgreSQL may hold tables of others. SQLite's tables of
 * the search index are not among them: the index is rebuilt from the content.
 */
export async function tablesAt(version: string): Promise<readonly TableShape[]> {
  const names = schemaVersionsUpTo(version)
  const shapes = knownShapes.get(version) ?? readShapes(names)
  knownShapes.set(version, shapes)
  return shapes
}

async function readShapes(names: string[]): Promise<TableShape[]> {
  const scratch = openScratch()
  try {
    const known = migrations('sqlite')
    for (const name of names) await known[name]?.up(scratch)
    const columns = await sql<Column>`
      select m.name as "table", c.name, lower(c.type) as type, c."notnull" as "isRequired", c.pk
      from pragma_table_list m, pragma_table_info(m.name) c
      where m.type = 'table' and m.name not like 'sqlite_%' order by m.name, c.pk`.execute(scratch)
    const tables = Map.groupBy(columns.rows, ({ table }) => table)
    const references = await sql<Reference>`
      select m.name as "from", f."table" as "to" from pragma_table_list m, pragma_foreign_key_list(m.name) f
      where m.type = 'table'`.execute(scratch)
    return referencedFirst([...tables.keys()], references.rows).map((name) =>
      shapeOf(name, tables.get(name) ?? []),
    )
  } finally {
    await scratch.destroy()
  }
}

interface Column {
  table: string
  name: string
  type: string
  isRequired: number
  /** The position in the primary key; 0 for other columns. */
  pk: number
}

function shapeOf(name: string, columns: Column[]): TableShape {
  return {
    name,
    key: columns.filter(({ pk }) => pk > 0).map(({ name }) => name),
    columns: columns.map(({ name, type, isRequired, pk }) => ({
      name,
      type,
      mayBeNull: isRequired === 0 && pk === 0,
    })),
  }
}

interface Reference {
  from: string
  to: string
}

function referencedFirst(tables: string[], references: Reference[]): string[] {
  const ordered = new Set<string>()
  const visit = (table: string) => {
    if (ordered.has(table)) return
    for (const { from, to } of references) if (from === table && to !== table) visit(to)
    ordered.add(table)
  }
  tables.forEach(visit)
  return [...ordered]
}

import type { AnyColumn } from 'kysely'
import type { Database } from '../database.ts'
import type { OpenTransaction } from '../engine.ts'
import { appendChanges } from '../history/changes.ts'
import {
  type Collection,
  collectionOptions,
  type RecordRow,
  type RecordTable,
  type Tables,
} from '../schema.ts'
import { ignoreNotFound, NotFound, StaleRecords, StaleRevision } from './record-errors.ts'

/** A row without its revision and timestamps, which the functions of `Records` set. */
type NewRow<Row> = Omit<Row, 'revision' | 'createdAt' | 'updatedAt'> & { id: string }

/** A restored row keeps its `createdAt`. */
type RestorableRow<Row> = Omit<Row, 'updatedAt'> & RecordRow

/**
 * The only code that adds, changes and deletes records. In one transaction it sets revision and timestamps, publishes
 * the collection and appends to the history.
 */
export interface Records<Row extends RecordRow> {
  add(db: Database, row: NewRow<Row>): Promise<Row>
  /**
   * Returns undefined when there is a row with the same values in these columns. `more` are values of the record that
   * are in rows of their own, for the history.
   */
  addUnless(
    db: Database,
    columns: (keyof Row & string)[],
    row: NewRow<Row>,
    more?: Record<string, unknown>,
  ): Promise<Row | undefined>
  /**
   * Adds the row under the id that a form has sent. A form is sent again when its response was lost: then the row
   * exists, and what was typed since is saved over it, unless somebody else has changed it.
   */
  addOnce(db: Database, row: NewRow<Row>, typed: Partial<Row>): Promise<Row>
  /** Throws StaleRevision unless the record still has this revision. */
  revise(db: Database, id: string, revision: number, values: Partial<Row>): Promise<Row>
  /**
   * Changes all records or none: throws StaleRecords with the ids of those that somebody else has changed or
   * deleted. Returns the rows that are different now.
   */
  reviseAll(db: Database, read: RecordRow[], values: (before: Row) => Partial<Row>): Promise<Row[]>
  /** Changes the latest revision under a lock, whichever it is. */
  edit(db: Database, id: string, values: (before: Row) => Partial<Row>): Promise<{ before: Row; after: Row }>
  remove(db: Database, id: string): Promise<Row>
  /**
   * The row's revision must be higher than all that the record has had. Returns undefined when there is a row
   * with its id.
   */
  restore(db: Database, row: RestorableRow<Row>): Promise<Row | undefined>
  /** Returns the rows that existed. */
  removeAll(db: Database, ids: string[]): Promise<Row[]>
}

/** `toRecord` makes the domain's record of a row: that is what the history compares and holds. */
export function recordsOf<Table extends RecordTable>(
  table: Table,
  toRecord: (row: Tables[Table]) => RecordRow = (row) => row,
): Records<Tables[Table]> {
  type Row = Tables[Table]
  // Kysely's types do not resolve for a type parameter: the queries are typed by the union of all tables.
  const record: RecordTable = table
  const { timestamps } = collectionOptions[record]
  /** The queries of the union return rows without the table's own columns in their type. */
  const asRow = (row: RecordRow) => row as Row

  const withInitialColumns = (db: Database, row: NewRow<Row>): Row => {
    const now = db.now().toISOString()
    return {
      ...row,
      revision: 1,
      ...(timestamps === 'added-and-changed' && { createdAt: now }),
      ...(timestamps !== 'no' && { updatedAt: now }),
    } as Row
  }

  const insert = async (
    db: Database,
    columns: string[],
    row: Row,
    { isRestored = false, more = {} } = {},
  ): Promise<Row | undefined> =>
    db.write(table, async (trx) => {
      const added = await trx
        .insertInto(record)
        .values(row)
        .onConflict((conflict) => conflict.columns(columns as AnyColumn<Tables, RecordTable>[]).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) return undefined
      await appendChanges(db, table, [{ after: { ...toRecord(row), ...more }, isRestored }])
      return row
    })

  const change = async (trx: OpenTransaction, db: Database, before: Row, values: Partial<Row>) => {
    const updatedAt = db.now().toISOString()
    const changed = await trx
      .updateTable(record)
      .set({ ...values, revision: before.revision + 1, ...(timestamps !== 'no' && { updatedAt }) })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const after = asRow(changed)
    await appendChanges(db, table, [{ before: toRecord(before), after: toRecord(after) }])
    return after
  }

  const revise: Records<Row>['revise'] = (db, id, revision, values) =>
    db.write(table, async (trx) => {
      const before = await lockRecord(trx, table, id)
      if (before.revision !== revision) throw new StaleRevision()
      return change(trx, db, before, values)
    })

  const reviseAll: Records<Row>['reviseAll'] = (db, read, values) =>
    db.write(table, async (trx) => {
      const found = await lockRecords(trx, table, read)
      const revised: Row[] = []
      for (const before of found) {
        const wanted = values(before)
        if (!isSame(before, wanted)) revised.push(await change(trx, db, before, wanted))
      }
      return revised
    })

  const removeAll: Records<Row>['removeAll'] = (db, ids) =>
    db.write(table, async (trx) => {
      const rows = await trx.deleteFrom(record).where('id', 'in', ids).returningAll().execute()
      const removed = rows.map(asRow)
      await appendChanges(
        db,
        table,
        removed.map((row) => ({ before: toRecord(row) })),
      )
      return removed
    })

  return {
    async add(db, row) {
      const added = await insert(db, ['id'], withInitialColumns(db, row))
      if (!added) throw new StaleRevision()
      return added
    },

    addUnless: (db, columns, row, more) => insert(db, columns, withInitialColumns(db, row), { more }),

    addOnce: (db, row, typed) =>
      db.write(table, async (trx) => {
        const added = await insert(db, ['id'], withInitialColumns(db, row))
        if (added) return added
        const found = await lockRecord(trx, table, row.id)
        return isSame(found, typed) ? found : revise(db, row.id, 1, typed)
      }),

    revise,

    reviseAll,

    edit: (db, id, values) =>
      db.write(table, async (trx) => {
        const before = await lockRecord(trx, table, id)
        return { before, after: await change(trx, db, before, values(before)) }
      }),

    async remove(db, id) {
      const [removed] = await removeAll(db, [id])
      if (!removed) throw new NotFound()
      return removed
    },

    restore(db, row) {
      const updatedAt = db.now().toISOString()
      return insert(db, ['id'], asRow({ ...row, ...(timestamps !== 'no' && { updatedAt }) }), {
        isRestored: true,
      })
    },

    removeAll,
  }
}

/** An update that changes nothing locks the row until the transaction ends, on both engines. */
export async function lockRecord<Table extends RecordTable>(
  trx: OpenTransaction,
  table: Table,
  id: string,
): Promise<Tables[Table]> {
  const record: RecordTable = table
  const row: RecordRow | undefined = await trx
    .updateTable(record)
    .set({ id })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return row as Tables[Table]
}

/**
 * Lets other writes of these collections commit only after this transaction, for rules about records that do not
 * exist yet. The rows of the versions are locked, which every write raises at its end, in the same order; the
 * versions themselves do not change. Records that exist are changed before, because most writes lock them first and
 * would deadlock otherwise; or else every write of the collection begins with this lock, as those of the building do.
 */
export async function lockCollections(
  trx: OpenTransaction,
  collections: readonly Collection[],
): Promise<void> {
  for (const collection of collections.toSorted())
    await trx
      .insertInto('versions')
      .values({ collection, version: 0 })
      .onConflict((conflict) =>
        conflict.column('collection').doUpdateSet(({ ref }) => ({ version: ref('versions.version') })),
      )
      .execute()
}

/** In the order of their ids, so that no two transactions deadlock. */
async function lockRecords<Table extends RecordTable>(
  trx: OpenTransaction,
  table: Table,
  read: RecordRow[],
): Promise<Tables[Table][]> {
  const found: Tables[Table][] = []
  const stale: string[] = []
  for (const { id, revision } of [...read].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const row = await lockRecord(trx, table, id).catch(ignoreNotFound)
    if (row?.revision === revision) found.push(row)
    else stale.push(id)
  }
  if (stale.length > 0) throw new StaleRecords(stale)
  return found
}

function isSame<Row extends RecordRow>(row: Row, values: Partial<Row>): boolean {
  return (Object.keys(values) as (keyof Row)[]).every((name) => row[name] === values[name])
}

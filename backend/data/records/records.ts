import type { AnyColumn } from 'kysely'
import type { Database } from '../database.ts'
import type { OpenTransaction } from '../engine.ts'
import { noteChanges } from '../history/changes.ts'
import { aboutCollections, type RecordRow, type RecordTable, type Tables } from '../schema.ts'
import { NotFound, StaleRecords, StaleRevision, unlessGone } from './record-errors.ts'

/** A row without what is kept for it: revision and times. */
type NewRow<Row> = Omit<Row, 'revision' | 'createdAt' | 'updatedAt'> & { id: string }

/** Of what was removed, all but the moment of its last change. */
type RestorableRow<Row> = Omit<Row, 'updatedAt'> & RecordRow

/**
 * The one place that adds, revises and removes records. It keeps revision and times, announces the collection,
 * and writes into the history who did it, all in one transaction.
 */
export interface Records<Row extends RecordRow> {
  add(db: Database, row: NewRow<Row>): Promise<Row>
  /** Nothing, when a row with the same values in these columns is there. */
  addUnless(db: Database, columns: (keyof Row & string)[], row: NewRow<Row>): Promise<Row | undefined>
  /**
   * Under the id that a form has brought. A form is sent again when its answer was lost: its row is there already
   * then, and what was typed since goes on top of it, unless somebody else has changed it.
   */
  addOnce(db: Database, row: NewRow<Row>, typed: Partial<Row>): Promise<Row>
  /** Throws StaleRevision unless the record still has this revision. */
  revise(db: Database, id: string, revision: number, values: Partial<Row>): Promise<Row>
  /** All or none: throws StaleRecords with those that have another revision, or are gone. Returns those that became others. */
  reviseAll(db: Database, read: RecordRow[], values: (before: Row) => Partial<Row>): Promise<Row[]>
  /** On the newest revision, whichever it is: several at once come one after the other. */
  edit(db: Database, id: string, values: (before: Row) => Partial<Row>): Promise<{ before: Row; after: Row }>
  remove(db: Database, id: string): Promise<Row>
  /** One that was removed, as it was, under its id and with a revision after those that it has had. */
  restore(db: Database, row: RestorableRow<Row>): Promise<Row | undefined>
  /** Returns those that were there. */
  removeAll(db: Database, ids: string[]): Promise<Row[]>
}

/** `toRecord` says a row as the domain knows it: the history keeps that, and not how it is stored. */
export function recordsOf<Table extends RecordTable>(
  table: Table,
  toRecord: (row: Tables[Table]) => RecordRow = (row) => row,
): Records<Tables[Table]> {
  type Row = Tables[Table]
  // As one of the tables, whichever: with the parameter itself, Kysely's types do not resolve.
  const record: RecordTable = table
  const { dated } = aboutCollections[record]
  /** All columns of a row of this table, which is more than its type can say. */
  const asRow = (row: RecordRow) => row as Row

  const whole = (db: Database, row: NewRow<Row>): Row => {
    const now = db.now().toISOString()
    return {
      ...row,
      revision: 1,
      ...(dated === 'added-and-changed' && { createdAt: now }),
      ...(dated !== 'no' && { updatedAt: now }),
    } as Row
  }

  const insert = async (
    db: Database,
    columns: string[],
    row: Row,
    isBack = false,
  ): Promise<Row | undefined> =>
    db.write(table, async (trx) => {
      const added = await trx
        .insertInto(record)
        .values(row)
        .onConflict((conflict) => conflict.columns(columns as AnyColumn<Tables, RecordTable>[]).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) return undefined
      await noteChanges(db, table, [{ after: toRecord(row), isBack }])
      return row
    })

  const change = async (trx: OpenTransaction, db: Database, before: Row, values: Partial<Row>) => {
    const updatedAt = db.now().toISOString()
    const changed = await trx
      .updateTable(record)
      .set({ ...values, revision: before.revision + 1, ...(dated !== 'no' && { updatedAt }) })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const after = asRow(changed)
    await noteChanges(db, table, [{ before: toRecord(before), after: toRecord(after) }])
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
      await noteChanges(
        db,
        table,
        removed.map((row) => ({ before: toRecord(row) })),
      )
      return removed
    })

  return {
    async add(db, row) {
      const added = await insert(db, ['id'], whole(db, row))
      if (!added) throw new StaleRevision()
      return added
    },

    addUnless: (db, columns, row) => insert(db, columns, whole(db, row)),

    addOnce: (db, row, typed) =>
      db.write(table, async (trx) => {
        const added = await insert(db, ['id'], whole(db, row))
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
      return insert(db, ['id'], asRow({ ...row, ...(dated !== 'no' && { updatedAt }) }), true)
    },

    removeAll,
  }
}

/** An update that changes nothing takes the row's lock until the transaction ends, on either engine. */
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

/** In the order of their ids, so that no two transactions wait for each other. */
async function lockRecords<Table extends RecordTable>(
  trx: OpenTransaction,
  table: Table,
  read: RecordRow[],
): Promise<Tables[Table][]> {
  const found: Tables[Table][] = []
  const stale: string[] = []
  for (const { id, revision } of [...read].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const row = await lockRecord(trx, table, id).catch(unlessGone)
    if (row?.revision === revision) found.push(row)
    else stale.push(id)
  }
  if (stale.length > 0) throw new StaleRecords(stale)
  return found
}

function isSame<Row extends RecordRow>(row: Row, values: Partial<Row>): boolean {
  return (Object.keys(values) as (keyof Row)[]).every((name) => row[name] === values[name])
}

import { type SqlBool, sql } from 'kysely'
import { dayOfSofia } from '../../../domain/formats/day-of-sofia.ts'
import type { HistoryFilters } from '../../../domain/history/history-filters.ts'
import { lastPage } from '../../../domain/lists/page.ts'
import type { Actor } from '../../../domain/record/actor.ts'
import type { ChangeKind, RecordChange } from '../../../domain/record/record-change.ts'
import type { Database } from '../database.ts'
import type { ChangeRow, Collection } from '../schema.ts'
import { changeFromRow } from './changes.ts'

interface HistoryPage {
  changes: RecordChange[]
  /** How many changes can be paged through. */
  total: number
  /** Whether there are more changes than `total`. */
  isMore: boolean
  page: number
}

/**
 * How many changes are counted and can be paged through, because counting a million takes longer than reading a
 * page. Older changes are found by day, record or person.
 */
export const maxHistoryChanges = 10_000

/**
 * Newest first. A page beyond the end gives the last one. A batch is listed as its first change, unless the filters
 * name one record or one batch.
 */
export async function findHistoryPage(
  db: Database,
  filters: HistoryFilters,
  { page, size }: { page: number; size: number },
): Promise<HistoryPage> {
  const counted = entries(db, filters)
    .select('changes.id')
    .limit(maxHistoryChanges + 1)
  const { count } = await db.readLong
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const total = Math.min(Number(count), maxHistoryChanges)
  const shown = Math.min(page, lastPage(total, size))
  const rows = await entries(db, filters)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('revision', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((shown - 1) * size)
    .execute()
  return { changes: rows.map(changeFromRow), total, isMore: Number(count) > maxHistoryChanges, page: shown }
}

/**
 * Everybody who has changed something, with the latest name. A recursive query jumps from one person to the next in
 * the index, so that it takes as many steps as there are people, however long the history is.
 */
export async function listPeopleOfHistory(db: Database): Promise<Pick<Actor, 'kind' | 'id' | 'name'>[]> {
  const { rows } = await sql<Pick<ChangeRow, 'actorKind' | 'actorId' | 'actorName'>>`
    with recursive people(id) as (
      select min("actorId") from changes
      union all
      select (select min("actorId") from changes where "actorId" > people.id) from people
      where people.id is not null
    )
    select newest."actorKind", newest."actorId", newest."actorName"
    from people join changes as newest on newest.id = (
      select id from changes where "actorId" = people.id order by at desc limit 1
    )
    order by newest.at desc`.execute(db.read)
  const people = new Map<string, Pick<Actor, 'kind' | 'id' | 'name'>>()
  for (const { actorKind: kind, actorId, actorName: name } of rows) {
    const id = isNobody(kind) ? kind : actorId
    if (!people.has(id)) people.set(id, { kind, id, name })
  }
  return [...people.values()]
}

/**
 * Whether this is a kind of actor without an account. All visitors are listed as one person, whatever their
 * names are, and so are all commands and all jobs.
 */
function isNobody(kind: string): kind is Actor['kind'] {
  return kind === 'visitor' || kind === 'command' || kind === 'job'
}

/** Oldest first. Deleting and restoring the record does not count as a change of the field. */
export async function listFieldHistory(
  db: Database,
  { collection, record, field }: { collection: Collection; record: string; field: string },
): Promise<{ at: string; from: unknown; to: unknown }[]> {
  const rows = await filtered(db, { collection, record, field })
    .selectAll()
    .orderBy('at')
    .orderBy('revision')
    .execute()
  let known: unknown
  return rows.map(changeFromRow).flatMap(({ at, kind, fields }) => {
    const { from, to } = fields[field] ?? {}
    if (kind === 'removed' || (kind === 'restored' && to === known)) return []
    known = to
    return [{ at, from, to }]
  })
}

/** The latest values of a field, newest first, with the one that the record was added with. */
export async function listLatestValues(
  db: Database,
  named: { collection: Collection; record: string; field: string },
  limit: number,
): Promise<{ at: string; from: unknown; to: unknown }[]> {
  const rows = await filtered(db, named)
    .selectAll()
    .where('kind', '!=', 'removed')
    .orderBy('at', 'desc')
    .orderBy('revision', 'desc')
    .limit(limit)
    .execute()
  return rows.map(changeFromRow).map(({ at, fields }) => ({
    at,
    from: fields[named.field]?.from,
    to: fields[named.field]?.to,
  }))
}

function entries(db: Database, filters: HistoryFilters) {
  const query = filtered(db, filters)
  if (filters.record !== undefined || filters.batch !== undefined) return query
  const { collection, field, kind } = filters
  return query.where((change) => {
    let earlier = change
      .selectFrom('changes as other')
      .select('other.id')
      .whereRef('other.batch', '=', 'changes.batch')
      .whereRef('other.id', '<', 'changes.id')
    // A batch is listed as its first change that matches the filters, so `earlier` has the same filters.
    if (collection !== undefined) earlier = earlier.where(isOf('other.collection', collection))
    if (kind !== undefined) earlier = earlier.where('other.kind', '=', kind)
    if (field !== undefined) earlier = earlier.where('other.fields', 'like', likeField(field))
    if (filters.latest !== undefined)
      earlier = earlier.where(({ not, exists }) => not(exists(laterThan(db, 'other'))))
    return change.or([change('changes.batch', 'is', null), change.not(change.exists(earlier))])
  })
}

/** Later changes of the same record. */
function laterThan(db: Database, change: 'changes' | 'other') {
  return db.readLong
    .selectFrom('changes as later')
    .select('later.id')
    .where(sql<SqlBool>`later.collection = ${sql.ref(`${change}.collection`)}`)
    .where(sql<SqlBool>`later."recordId" = ${sql.ref(`${change}.recordId`)}`)
    .where(sql<SqlBool>`later.revision > ${sql.ref(`${change}.revision`)}`)
}

/** A pattern that finds a field in the JSON text of `fields`: its name in quotes, followed by an object. */
function likeField(name: string): string {
  return `%"${name}":{%`
}

/** The condition that the column names this collection. A text from a URL that names none matches nothing. */
function isOf(column: 'changes.collection' | 'other.collection', collection: string) {
  return sql<SqlBool>`${sql.ref(column)} = ${collection}`
}

function filtered(db: Database, filters: HistoryFilters) {
  const { person, collection, record, field, kind, day, batch, latest } = filters
  let query = db.readLong.selectFrom('changes')
  if (person !== undefined)
    query = isNobody(person) ? query.where('actorKind', '=', person) : query.where('actorId', '=', person)
  if (collection !== undefined) query = query.where(isOf('changes.collection', collection))
  if (record !== undefined) query = query.where('recordId', '=', record)
  if (field !== undefined) query = query.where('fields', 'like', likeField(field))
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (batch !== undefined) query = query.where('batch', '=', batch)
  if (latest !== undefined) query = query.where(({ not, exists }) => not(exists(laterThan(db, 'changes'))))
  if (day !== undefined) {
    const { from, until } = dayOfSofia(day)
    query = query.where('at', '>=', from).where('at', '<', until)
  }
  return query
}

/** The number of changes in a batch, and the first of them. */
export interface ChangeBatch {
  size: number
  added: number
  removed: number
  changes: RecordChange[]
}

/** How many changes of a batch its entry shows. */
export const shownOfBatch = 20

/** By the batch's id. A batch may have thousands of changes: only the first are read, and the others are counted. */
export async function findBatches(db: Database, ids: string[]): Promise<Map<string, ChangeBatch>> {
  if (ids.length === 0) return new Map()
  const counted = await db.readLong
    .selectFrom('changes')
    .select(({ fn }) => ['batch', 'kind', fn.countAll<number>().as('count')])
    .where('batch', 'in', ids)
    .groupBy(['batch', 'kind'])
    .execute()
  const batches = await Promise.all(
    [...new Set(ids)].map(async (id): Promise<[string, ChangeBatch]> => {
      const kinds = counted.filter(({ batch }) => batch === id)
      const count = (kind: ChangeKind) => Number(kinds.find((each) => each.kind === kind)?.count ?? 0)
      const size = kinds.reduce((sum, { count }) => sum + Number(count), 0)
      const changes = await listFirst(db, id)
      return [id, { size, added: count('added'), removed: count('removed'), changes }]
    }),
  )
  return new Map(batches.filter(([, { size }]) => size > 0))
}

async function listFirst(db: Database, batch: string): Promise<RecordChange[]> {
  const rows = await db.readLong
    .selectFrom('changes')
    .selectAll()
    .where('batch', '=', batch)
    .orderBy('id')
    .limit(shownOfBatch)
    .execute()
  return rows.map(changeFromRow)
}

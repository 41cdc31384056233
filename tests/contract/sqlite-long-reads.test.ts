import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabase, type Database } from '../../backend/data/database.ts'
import { openSqlite } from '../../backend/data/engine/sqlite.ts'
import type { Engine } from '../../backend/data/engine.ts'
import { findBatches, findHistoryPage, listPeopleOfHistory } from '../../backend/data/history/history.ts'
import { migrate } from '../../backend/data/migrate.ts'
import { countOld } from '../../backend/data/personal-data/erase-expired.ts'
import { findPersonalData } from '../../backend/data/personal-data/personal-data.ts'
import { tallyEnquiries } from '../../backend/data/report/enquiry-facts.ts'
import { findActiveReservation, findReservationOfEnquiry } from '../../backend/data/reservations/queries.ts'
import type { HistoryFilters } from '../../domain/history/history-filters.ts'
import { parsePerson } from '../../domain/personal-data/person.ts'
import { jobActor } from '../../domain/record/actor.ts'

let folder: string
let engine: Engine
let db: Database
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sgrada-long-'))
  engine = openSqlite(join(folder, 'test.sqlite'))
  await migrate(engine)
  db = createDatabase(engine, () => {}, jobActor('test'))
})
afterEach(async () => {
  await engine.close()
  rmSync(folder, { recursive: true })
})

/** Returns the query plans of everything that `work` queries. */
async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  const queries: CompiledQuery[] = []
  const { reader, longReader } = engine
  const noting: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(reader.getExecutor().compileQuery(node as RootOperationNode, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  Object.assign(engine, { reader: reader.withPlugin(noting), longReader: longReader.withPlugin(noting) })
  await work()
  Object.assign(engine, { reader, longReader })
  const plans: string[] = []
  for (const { sql: text, parameters } of queries) {
    const explain = CompiledQuery.raw(`explain query plan ${text}`, [...parameters])
    // Subqueries are recorded, too, and cannot be explained by themselves.
    const result = await reader.executeQuery<{ detail: string }>(explain).catch(() => undefined)
    plans.push(...(result?.rows ?? []).map(({ detail }) => detail))
  }
  return plans
}

/** A full table scan, as opposed to reading along an index. */
const fullTable = /^SCAN (changes|enquiries|enquiryNotes|reservations)$/

const page = { page: 1, size: 50 }
const history = (filters: HistoryFilters) => () => findHistoryPage(db, filters, page)
const person = (text: string) => parsePerson(text) ?? { phones: [] }

test.each<[string, () => Promise<unknown>, string]>([
  ['the history of a person', history({ person: 'u1' }), 'changesByActor'],
  ['the history of visitors', history({ person: 'visitor' }), 'changesByActorKind'],
  ['the history of one kind of records', history({ collection: 'settings' }), 'changesByCollection'],
  ['deletions that were not restored', history({ kind: 'removed', latest: '1' }), 'changesByKind'],
  ['the history of a day', history({ day: '2026-11-15' }), 'changesByAge'],
  ['the history of a batch', history({ batch: 'b' }), 'changesOfBatch'],
  ['the history of a record', history({ collection: 'apartments', record: 'r' }), 'changesOfRecord'],
  ['the actors of the history', () => listPeopleOfHistory(db), 'changesByActor'],
  ['the changes of a batch', () => findBatches(db, ['b']), 'changesOfBatchByKind'],
  ['personal data by e-mail', () => findPersonalData(db, person('a@example.com')), 'changesWithNotes'],
  ['personal data by phone', () => findPersonalData(db, person('0888 123 456')), 'changesWithNotes'],
  ['the reservation of an enquiry', () => findReservationOfEnquiry(db, 'e'), 'reservationsOfEnquiry'],
  ['the active reservation of an apartment', () => findActiveReservation(db, 'h'), 'reservations'],
  [
    'the report on enquiries',
    () => tallyEnquiries(db, { period: { from: '2026-01-01', until: '2026-12-31' }, agent: undefined }),
    'enquiriesByAge',
  ],
  ['data beyond the retention period', () => countOld(db, { months: 12 }, new Date()), 'enquiriesByNextCall'],
])('no table is scanned for %s', async (_, work, index) => {
  const plans = await plansOf(work)
  expect(plans.filter((detail) => fullTable.test(detail))).toEqual([])
  expect(plans.join('\n')).toContain(index)
})

test('a page of the whole history is read along the index of moments', async () => {
  const plans = await plansOf(history({}))
  expect(plans.join('\n')).toContain('USING INDEX changesByAge')
})

test('a long read does not block other queries', async () => {
  let [turns, isOver] = [0, false]
  const turn = () => {
    turns++
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  const counted = sql<{ count: number }>`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 300000)
    select count(*) as count from numbers`.execute(db.readLong)
  const { rows } = await counted
  isOver = true
  expect(rows).toEqual([{ count: 300_000 }])
  expect(turns).toBeGreaterThan(1)
})

test('the report on 20,000 enquiries with their history holds nobody up', async () => {
  await db.transaction(async (trx) => {
    await sql`insert into enquiries (id, revision, name, email, phone, message, "apartmentNumber", about, "wishedTime",
        language, "submittedAt", "sentQuickly", "isRead", "submissionId", "searchText", stage, source)
      with recursive counted(n) as (select 1 union all select n + 1 from counted where n < 20000)
      select 'e' || n, 1, 'x', '', '', '', '', '', '', 'bg',
        '2026-' || substr('0' || (1 + n % 12), -2) || '-05T10:00:00.' || substr('00' || (n % 1000), -3) || 'Z', 0, 0,
        's' || n, '', 'offer', 'website' from counted`.execute(trx)
    for (const [revision, from, to] of [
      [2, 'new', 'called'],
      [3, 'called', 'viewing'],
      [4, 'viewing', 'offer'],
    ] as const)
      await sql`insert into changes (id, at, "actorKind", "actorId", "actorName", collection, "recordId", revision,
          kind, fields)
        select id || ${`-${revision}`}, '2026-12-31T10:00:00.000Z', 'admin', 'u', 'Анна', 'enquiries', id, ${revision},
          'revised', ${JSON.stringify({ stage: { from, to } })} from enquiries`.execute(trx)
  })
  let [longest, last, isOver] = [0, performance.now(), false]
  const turn = () => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  const began = performance.now()
  const period = { from: '2026-01-01', until: '2026-12-31' }
  const { steps } = await tallyEnquiries(db, { period, agent: undefined })
  isOver = true
  expect([steps.enquiry, steps.offer, steps.reservation]).toEqual([20_000, 20_000, 0])
  // Against the whole duration, because a busy machine makes everything slower.
  expect(longest).toBeLessThan((performance.now() - began) / 4)
})

test('the numbers of rows are noted for tables that have grown, and only once', async () => {
  await db.transaction((trx) =>
    sql`insert into "todayMarks" ("userId", item, "hiddenUntil")
      with recursive counted(n) as (select 1 union all select n + 1 from counted where n < 5000)
      select 'u' || n, 'i', '2026-01-01' from counted`.execute(trx),
  )
  const noted = async () =>
    (await sql`select * from sqlite_stat1 where tbl = 'todayMarks'`.execute(engine.writer)).rows
  await engine.optimize?.()
  expect(await noted()).not.toEqual([])
  await sql`update sqlite_stat1 set stat = '5000 1 1' where tbl = 'todayMarks'`.execute(engine.writer)
  const first = await noted()
  await engine.optimize?.()
  expect(await noted()).toEqual(first)
})

test('the long reader cannot write', async () => {
  await expect(sql`delete from changes`.execute(db.readLong)).rejects.toThrow('readonly')
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabase, type Database } from '../../backend/data/database.ts'
import { openSqlite } from '../../backend/data/engine/sqlite.ts'
import type { Engine } from '../../backend/data/engine.ts'
import { addEnquiry, countEnquiries, deleteEnquiry } from '../../backend/data/enquiries/enquiries.ts'
import { migrate } from '../../backend/data/migrate.ts'
import { jobActor } from '../../domain/record/actor.ts'
import { anEnquiry } from './an-enquiry.ts'

let folder: string
let engine: Engine
let db: Database
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sgrada-index-'))
  engine = openSqlite(join(folder, 'test.sqlite'))
  await migrate(engine)
  db = createDatabase(engine, () => {}, jobActor('test'))
})
afterEach(async () => {
  await engine.close()
  rmSync(folder, { recursive: true })
})

/** Adds two enquiries and deletes the first, so that the row ids have a gap. */
async function addSecond(): Promise<void> {
  const { id } = await addEnquiry(db, anEnquiry)
  await addEnquiry(db, { ...anEnquiry, message: 'Втори' })
  await deleteEnquiry(db, id)
}

const found = (search: string) => countEnquiries(db, { search, state: 'all' })

test('nothing of a deleted enquiry is left in the pages of the index', async () => {
  const message = '🐬🐬🐬🐬'
  const part = Buffer.from(message).subarray(4, 12)
  const pages = async () => {
    const { rows } = await sql`select 1 from "enquiryTexts_data" where instr(block, ${part}) > 0`.execute(
      db.read,
    )
    return rows.length
  }
  await addEnquiry(db, anEnquiry)
  const { id } = await addEnquiry(db, { ...anEnquiry, message })
  await addEnquiry(db, anEnquiry)
  expect(await pages()).toBe(1)
  await deleteEnquiry(db, id)
  expect(await pages()).toBe(0)
})

test('the index still fits the enquiries after a vacuum', async () => {
  await addSecond()
  await sql`vacuum`.execute(engine.writer)
  expect(await engine.checkSearch()).toBeUndefined()
  expect(await found('втори')).toBe(1)
})

test('the index is rebuilt when rows have other rowids, as after a text dump', async () => {
  await addSecond()
  await sql`drop trigger "enquiryTextsChanged"`.execute(engine.writer)
  await sql`update enquiries set rowid = 1`.execute(engine.writer)
  expect(await engine.checkSearch()).toContain('made again')
  expect(await engine.checkSearch()).toBeUndefined()
  expect(await found('втори')).toBe(1)
})

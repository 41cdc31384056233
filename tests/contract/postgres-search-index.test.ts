import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createDatabase } from '../../backend/data/database.ts'
import { openPostgres } from '../../backend/data/engine/postgres.ts'
import type { Engine } from '../../backend/data/engine.ts'
import { addEnquiry, countEnquiries } from '../../backend/data/enquiries/enquiries.ts'
import { migrate } from '../../backend/data/migrate.ts'
import { jobActor } from '../../domain/record/actor.ts'
import { createOwnDatabase } from '../engines/own-database.ts'

const enquiry = {
  name: 'А',
  email: 'a@example.com',
  phone: '',
  message: 'Паркомясто?',
  apartmentNumber: '',
  about: '',
  wishedTime: '',
}

let own: Awaited<ReturnType<typeof createOwnDatabase>>
let mighty: Engine
beforeEach(async () => {
  own = await createOwnDatabase(inject('postgresUrl'))
  mighty = await openPostgres(own.url)
})
afterEach(async () => {
  await mighty.close()
  await own.drop()
})

/** The query plan with sequential scans disabled. */
async function planOf(engine: Engine): Promise<string> {
  const { rows } = await engine.reader.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    return sql`explain select 1 from enquiries where "searchText" like '%паркомясто%'`.execute(trx)
  })
  return JSON.stringify(rows)
}

test('a search for a part of a text uses the index', async () => {
  await migrate(mighty)
  expect(await mighty.checkSearch()).toBeUndefined()
  expect(await planOf(mighty)).toContain('enquiriesByText')
})

test('without the right to add the extension, searches use no index, and the log says how to get one', async () => {
  const role = `plain_${crypto.randomUUID().slice(0, 8)}`
  await sql`create role ${sql.id(role)} login`.execute(mighty.writer)
  await sql`grant all on schema public to ${sql.id(role)}`.execute(mighty.writer)
  const plain = await openPostgres(own.url.replace('app@', `${role}@`))
  try {
    await migrate(plain)
    const db = createDatabase(plain, () => {}, jobActor('test'))
    await addEnquiry(db, enquiry)
    expect(await countEnquiries(db, { search: 'ПАРКО', state: 'all' })).toBe(1)

    const advice = await plain.checkSearch()
    const [, extension = '', index = ''] =
      advice?.match(/'(create extension .*?)'.*'(create index .*?)'/) ?? []
    await sql.raw(extension).execute(mighty.writer)
    await sql.raw(index).execute(plain.writer)
    expect(await plain.checkSearch()).toBeUndefined()
    expect(await planOf(plain)).toContain('enquiriesByText')
  } finally {
    await plain.close()
    await sql`drop owned by ${sql.id(role)} cascade`.execute(mighty.writer)
    await sql`drop role ${sql.id(role)}`.execute(mighty.writer)
  }
})

import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openPostgres } from '../../backend/data/engine/postgres.ts'

test('a query to a database that does not respond times out, and the next query succeeds', async () => {
  const engine = await openPostgres(inject('postgresUrl'), { timeout: 200 })
  try {
    const hanging = Array.from({ length: 10 }, () => sql`select pg_sleep(60)`.execute(engine.reader))
    const ends = await Promise.allSettled(hanging)
    expect(ends.map(({ status }) => status)).toEqual(Array(10).fill('rejected'))
    expect(ends[0]).toMatchObject({ reason: { code: 'ETIMEDOUT' } })
    const { rows } = await sql`select 1 as one`.execute(engine.reader)
    expect(rows).toEqual([{ one: 1 }])
  } finally {
    await engine.close()
  }
})

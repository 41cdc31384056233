import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addApartment, setApartmentStatus } from '../../backend/data/apartments.ts'
import {
  findBatches,
  findHistoryPage,
  listPeopleOfHistory,
  maxHistoryChanges,
  shownOfBatch,
} from '../../backend/data/history/history.ts'
import { findPersonalData } from '../../backend/data/personal-data/personal-data.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { parsePerson } from '../../domain/personal-data/person.ts'
import { commandActor, jobActor, userActor, visitorActor } from '../../domain/record/actor.ts'
import type { OpenedData } from './opened-data.ts'

/** Queries of tables that grow without limit. */
export function longReadsContract(data: OpenedData) {
  /** Inserts this number of changes by one SQL statement. */
  async function addChanges(
    count: number,
    fields = '{"price":{"from":1,"to":2}}',
    batch: string | null = null,
  ) {
    await data.db.transaction((trx) =>
      sql`insert into changes (id, at, "actorKind", "actorId", "actorName", collection, "recordId", revision, kind,
          fields, batch)
        with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ${sql.lit(count)})
        select 'change' || n || ${sql.lit(batch ?? '')}, '2020-01-01T00:00:00.000Z', 'admin', 'u1', 'Анна',
          'apartments', 'apartment' || n, 1, 'revised', ${fields}, ${batch} from counted`.execute(trx),
    )
  }

  describe('a long history', () => {
    test('is counted and paged through up to a limit, and reports that there is more', async () => {
      await addChanges(maxHistoryChanges + 1)
      const first = await findHistoryPage(data.db, {}, { page: 1, size: 50 })
      expect(first).toMatchObject({ total: maxHistoryChanges, isMore: true, page: 1 })
      expect(first.changes).toHaveLength(50)
      const last = await findHistoryPage(data.db, {}, { page: 1_000_000, size: 50 })
      expect([last.page, last.changes.length]).toEqual([maxHistoryChanges / 50, 50])
      const found = await findHistoryPage(data.db, { record: 'apartment7' }, { page: 1, size: 50 })
      expect(found).toMatchObject({ total: 1, isMore: false })
    })

    test('reads the first changes of each batch, and counts the others', async () => {
      await addChanges(1000, undefined, 'step')
      const batch = (await findBatches(data.db, ['step', 'none'])).get('step')
      expect(batch).toMatchObject({ size: 1000, added: 0, removed: 0 })
      expect(batch?.changes).toHaveLength(shownOfBatch)
    })

    test('lists everybody by the latest name; visitors, commands and jobs once each', async () => {
      const { db } = data
      const as = (id: string, name: string) => userActor({ id, name, role: 'agent' })
      const { id } = await addApartment(
        db.as(jobActor('sweep')).at(new Date(1000)),
        newApartment(defaultBuilding),
      )
      const actors = [
        commandActor('import'),
        as('u1', 'Мария'),
        as('u2', 'Петър'),
        as('u1', 'Мария Петрова'),
        visitorActor,
        jobActor('reservations'),
      ]
      for (const [index, actor] of actors.entries()) {
        const then = db.as(actor).at(new Date(2000 + index))
        await setApartmentStatus(then, id, index + 1, index % 2 ? 'available' : 'sold')
      }
      expect((await listPeopleOfHistory(db)).map(({ id, name }) => [id, name])).toEqual([
        ['job', 'reservations'],
        ['visitor', 'visitor'],
        ['u1', 'Мария Петрова'],
        ['u2', 'Петър'],
        ['command', 'import'],
      ])
    })

    test('without changes lists nobody', async () => {
      expect(await listPeopleOfHistory(data.db)).toEqual([])
    })
  })

  test('a person is found in more changes than one page of the iteration holds', async () => {
    await addChanges(450, '{"internalNotes":{"from":"","to":"ключ: 0888 123 456"}}')
    const person = parsePerson('0888123456') ?? { phones: [] }
    expect((await findPersonalData(data.db, person)).history).toHaveLength(450)
  })

  test('long reads end with their request, and leave the reader to others', async () => {
    const request = new AbortController()
    // On either engine this takes a second, and there is room for two such reads at most.
    const endless = sql`with recursive counted(n) as (select 1 union all select n + 1 from counted where n < 3000000)
      select count(*) from counted`
    const read = () => data.engine.readUntil(request.signal, () => endless.execute(data.db.readLong))
    const reads = Promise.allSettled([read(), read(), read(), read()])
    setTimeout(() => request.abort(new Error('nobody waits')), 20)
    expect(new Set((await reads).map(({ status }) => status))).toEqual(new Set(['rejected']))
    expect((await findHistoryPage(data.db, {}, { page: 1, size: 50 })).total).toBe(0)
  })

  test('a long read within a transaction sees what that has written', async () => {
    await data.db.write('apartments', async () => {
      const { id } = await addApartment(data.db, newApartment(defaultBuilding))
      const { total } = await findHistoryPage(data.db, { record: id }, { page: 1, size: 50 })
      expect(total).toBe(1)
    })
  })
}

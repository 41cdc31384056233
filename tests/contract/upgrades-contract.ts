import { Migrator, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listChanges } from '../../backend/data/changes.ts'
import { createDatabase, versionsOf } from '../../backend/data/database.ts'
import type { Engine } from '../../backend/data/engine.ts'
import { addEnquiryOnce, findEnquiryPage, listEnquiries, markEnquiry } from '../../backend/data/enquiries.ts'
import { findFloorPlan, updateFloorPlan } from '../../backend/data/floor-plans.ts'
import { migrate } from '../../backend/data/migrate.ts'
import { migrations } from '../../backend/data/migrations/index.ts'
import type { EnquiryRow } from '../../backend/data/schema.ts'
import { jobActor } from '../../domain/record/actor.ts'
import type { OpenEngine } from './opened-engine.ts'

const values = {
  name: 'Посетител',
  email: 'visitor@example.com',
  phone: '',
  message: 'Свободен ли е?',
  apartmentNumber: '',
}
const row = { ...values, revision: 1, submittedAt: '2026-11-15', isRead: 0, searchText: '' }

/** Tables as earlier releases had them. */
type EarlierTables = {
  contacts: Omit<EnquiryRow, 'submissionId'> & { submissionId?: string }
}

/** Databases of earlier releases keep what is in them. */
export function upgradesContract(name: string, open: OpenEngine) {
  describe(`upgrades on ${name}`, () => {
    let engine: Engine
    let dispose: () => Promise<void>

    beforeEach(async () => {
      ;({ engine, dispose } = await open())
    })
    afterEach(async () => {
      await engine.close()
      await dispose()
    })

    /** The database as it was once this migration, and no later one, had run. */
    const migrateTo = async (last: string) => {
      const provider = { getMigrations: async () => migrations(engine.name) }
      const { error } = await new Migrator({ db: engine.writer, provider }).migrateTo(last)
      expect(error).toBeUndefined()
      return engine.writer.withTables<EarlierTables>()
    }

    test('enquiries from before submissions were known stay, each with one of its own', async () => {
      const earlier = await migrateTo('003-uploads')
      await earlier
        .insertInto('contacts')
        .values([
          { ...row, id: 'a' },
          { ...row, id: 'b' },
        ])
        .execute()
      await migrate(engine)
      const found = await engine.reader.selectFrom('enquiries').select('submissionId').execute()
      expect(new Set(found.map(({ submissionId }) => submissionId)).size).toBe(2)
    })

    describe('enquiries that were called contacts', () => {
      beforeEach(async () => {
        const earlier = await migrateTo('006-changes')
        await earlier
          .insertInto('contacts')
          .values({ ...row, id: 'a', submissionId: 'the same try' })
          .execute()
        const collection = 'contacts' as 'enquiries'
        await earlier
          .updateTable('versions')
          .set({ version: 7 })
          .where('collection', '=', collection)
          .execute()
        await earlier
          .insertInto('changes')
          .values({
            ...{ id: 'c', at: '2026-11-15', actorKind: 'visitor', actorId: '', actorName: '' },
            ...{ collection, recordId: 'a', revision: 1, kind: 'added', fields: '{}' },
          })
          .execute()
      })

      test('keep their version and their history', async () => {
        await migrate(engine)
        const db = createDatabase(engine, () => {}, jobActor('test'))
        expect(await listEnquiries(db)).toMatchObject([{ id: 'a', ...values }])
        expect(await versionsOf(db, 'enquiries')).toEqual({ enquiries: 7 })
        await markEnquiry(db, 'a', { isRead: true })
        expect(await versionsOf(db, 'enquiries')).toEqual({ enquiries: 8 })
        const changes = await listChanges(db, { collection: 'enquiries', recordId: 'a' })
        expect(changes.map(({ kind }) => kind)).toEqual(['revised', 'added'])
      })

      test('are still known by their submission', async () => {
        await migrate(engine)
        const db = createDatabase(engine, () => {}, jobActor('test'))
        expect(await addEnquiryOnce(db, values, 'the same try', async () => {})).toBeUndefined()
        expect(await listEnquiries(db)).toHaveLength(1)
      })
    })

    describe('enquiries from before there was an index', () => {
      const found = async () => {
        const db = createDatabase(engine, () => {}, jobActor('test'))
        const { enquiries } = await findEnquiryPage(
          db,
          { search: 'ХОДЕН', state: 'all' },
          { page: 1, size: 50 },
        )
        return enquiries.map(({ id }) => id)
      }

      beforeEach(async () => {
        const earlier = await migrateTo('009-outlines')
        const searchText = 'посетител\nсвоходен'
        await earlier
          .insertInto('enquiries')
          .values({ ...row, id: 'a', submissionId: 's', searchText })
          .execute()
      })

      test('are found after it', async () => {
        await migrate(engine)
        expect(await found()).toEqual(['a'])
      })

      test('are found, too, when the process ended before the upgrade was noted', async () => {
        await migrate(engine)
        await sql`delete from kysely_migration where name = '010-enquiry-search'`.execute(engine.writer)
        await migrate(engine)
        expect(await found()).toEqual(['a'])
      })
    })

    describe('outlines that were called apartments', () => {
      const place = { entrance: '1', floor: 3 } as const
      const outline = { id: 'o', apartmentId: null, points: [[1, 2]] }

      beforeEach(async () => {
        const earlier = await migrateTo('008-leases')
        await sql`
          insert into "floorPlans"
            (id, revision, entrance, floor, "imageUrl", "imageWidth", "imageHeight", apartments, "createdAt", "updatedAt")
          values ('p', 4, '1', 3, '/files/p.png', 8, 6, ${JSON.stringify([outline])}, '2026-11-15', '2026-11-15')
        `.execute(earlier)
      })

      test('are still on their plan, and can be drawn anew', async () => {
        await migrate(engine)
        const db = createDatabase(engine, () => {}, jobActor('test'))
        expect(await findFloorPlan(db, place)).toMatchObject({ id: 'p', revision: 4, outlines: [outline] })
        expect(await updateFloorPlan(db, 'p', 4, [])).toMatchObject({ revision: 5, outlines: [] })
      })

      test('are there, too, when the process ended before the upgrade was noted', async () => {
        await migrateTo('009-outlines')
        await sql`delete from kysely_migration where name = '009-outlines'`.execute(engine.writer)
        await migrate(engine)
        const db = createDatabase(engine, () => {}, jobActor('test'))
        expect(await findFloorPlan(db, place)).toMatchObject({ outlines: [outline] })
      })
    })
  })
}

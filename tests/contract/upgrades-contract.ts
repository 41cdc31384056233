import { Migrator, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findApartment } from '../../backend/data/apartments.ts'
import { findBuilding, saveBuilding, setPublished } from '../../backend/data/building.ts'
import { findClientPage } from '../../backend/data/clients/clients.ts'
import { createDatabase, type Database, versionsOf } from '../../backend/data/database.ts'
import type { Engine } from '../../backend/data/engine.ts'
import {
  addEnquiryOnce,
  findEnquiryPage,
  listEnquiries,
  markEnquiry,
} from '../../backend/data/enquiries/enquiries.ts'
import { listReplyTemplates } from '../../backend/data/enquiries/reply-templates.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { revertChange } from '../../backend/data/history/revert-change.ts'
import { migrate } from '../../backend/data/migrate.ts'
import { migrations } from '../../backend/data/migrations/index.ts'
import { listBuildingViews, saveViewOutlines } from '../../backend/data/plans/building-views.ts'
import { findFloorPlan, updateFloorPlan } from '../../backend/data/plans/floor-plans.ts'
import { listParkingPlans, setParkingPlan } from '../../backend/data/plans/parking-plans.ts'
import type { EnquiryRow } from '../../backend/data/schema.ts'
import {
  getAppointmentDomain,
  getCompanySettings,
  getHomePage,
  getPageTexts,
  saveCompanySettings,
} from '../../backend/data/settings.ts'
import { listUsers } from '../../backend/data/users/find-users.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import type { EnquiryWork } from '../../domain/enquiry/enquiry-work.ts'
import { blockKinds, emptyHomePage, shownBlocks } from '../../domain/home-page/home-page.ts'
import { homePageSchema } from '../../domain/home-page/home-page-schema.ts'
import { jobActor } from '../../domain/record/actor.ts'
import { defaultCompanySettings } from '../../domain/settings.ts'
import { aCompany } from '../a-company.ts'
import type { OpenEngine } from './opened-engine.ts'

const values = {
  name: 'Посетител',
  email: 'visitor@example.com',
  phone: '',
  message: 'Свободен ли е?',
  apartmentNumber: '',
  about: '',
  wishedTime: '',
}
const { about: _, wishedTime: __, ...earlierValues } = values
const row = { ...earlierValues, revision: 1, submittedAt: '2026-11-15', isRead: 0, searchText: '' }
const apartment = {
  ...{ revision: 1, floor: 1, type: 'studio', exposure: 'north', rooms: 1, netArea: 1, area: 1, price: 1 },
  ...{ status: 'available', description: '', hasTerrace: 0, features: '[]', images: '[]', internalNotes: '' },
  ...{ createdAt: '2026-11-15', updatedAt: '2026-11-15' },
}

/** Tables as earlier releases had them. */
type EarlierTables = {
  contacts: Omit<
    EnquiryRow,
    'submissionId' | 'about' | 'wishedTime' | 'language' | 'sentQuickly' | keyof EnquiryWork
  > & {
    submissionId?: string
  }
}

/** Upgrades of databases of earlier releases. */
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

    /** Migrates up to this migration and no further. */
    const migrateTo = async (last: string) => {
      const provider = { getMigrations: async () => migrations(engine.name) }
      const { error } = await new Migrator({ db: engine.writer, provider }).migrateTo(last)
      expect(error).toBeUndefined()
      return engine.writer.withTables<EarlierTables>()
    }

    /** An enquiry as it was stored before there were stages. */
    const sent = async (change: Partial<Record<keyof EnquiryRow, string | number>> & { id: string }) => {
      await insert('enquiries', { ...row, ...values, submissionId: change.id, ...change })
    }

    /** Inserts into a table that had fewer columns than today. */
    const insert = async (table: string, earlier: Record<string, string | number>) => {
      const columns = sql.join(Object.keys(earlier).map((column) => sql.ref(column)))
      const inserting = sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(earlier))})`
      await inserting.execute(engine.writer)
    }

    test('enquiries from before there were submission ids stay, each with an id of its own', async () => {
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

    test('appointments keep the domain that they were sent with, and new installations have one of their own', async () => {
      const db = createDatabase(engine, () => {}, jobActor('test'))
      await migrateTo('065-printed-texts')
      await migrate(engine)
      expect(await getAppointmentDomain(db)).toBe('viewings.invalid')
      const value = JSON.stringify({ email: 'office@example.com' })
      await insert('settings', { id: 'company', revision: 1, value, updatedAt: '2026-11-15' })
      await migrations(engine.name)['073-appointment-domain']?.up(engine.writer)
      expect(await getAppointmentDomain(db)).toBe('example.com')
      await saveCompanySettings(db, 1, { ...aCompany, email: 'sales@example.org' })
      expect(await getAppointmentDomain(db)).toBe('example.com')
    })

    describe('enquiries that were stored as contacts', () => {
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

      test('are still found by their submission id', async () => {
        await migrate(engine)
        const db = createDatabase(engine, () => {}, jobActor('test'))
        expect(
          await addEnquiryOnce(db, values, { submissionId: 'the same try' }, async () => {}),
        ).toBeUndefined()
        expect(await listEnquiries(db)).toHaveLength(1)
      })
    })

    describe('enquiries of a release without a search index', () => {
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
        await sql`
          insert into enquiries
            (id, revision, name, email, phone, message, "apartmentNumber", "submittedAt", "isRead", "submissionId", "searchText")
          values ('a', 1, ${row.name}, ${row.email}, '', ${row.message}, '', ${row.submittedAt}, 0, 's', ${searchText})
        `.execute(earlier)
      })

      test('are found afterwards', async () => {
        await migrate(engine)
        expect(await found()).toEqual(['a'])
      })

      test('are found, too, when the process was killed before the upgrade was recorded', async () => {
        await migrateTo('010-enquiry-search')
        await sql`delete from kysely_migration where name = '010-enquiry-search'`.execute(engine.writer)
        await migrate(engine)
        expect(await found()).toEqual(['a'])
      })
    })

    describe('enquiries from before searches knew spellings of apartments and phones', () => {
      beforeEach(async () => {
        await migrateTo('011-parking-plans-and-enquiries')
        await sent({ id: 'a', phone: '+359 888 123', apartmentNumber: '23', searchText: 'търсете ап. 7' })
        await sent({ id: 'b', searchText: 'нищо' })
      })

      const found = async () => {
        const db = createDatabase(engine, () => {}, jobActor('test'))
        const count = async (search: string) =>
          (await findEnquiryPage(db, { search, state: 'all' }, { page: 1, size: 50 })).total
        return Promise.all(['апартамент 23', 'апартамент 7', '0888123', '+359 888', 'ищо'].map(count))
      }

      test('are found by them, and by their text', async () => {
        await migrate(engine)
        expect(await found()).toEqual([1, 1, 1, 1, 1])
      })

      test('are indexed once, also when the process was killed before the upgrade was recorded', async () => {
        await migrateTo('014-enquiry-lookups')
        const texts = () => engine.reader.selectFrom('enquiries').select('searchText').orderBy('id').execute()
        const once = await texts()
        await sql`delete from kysely_migration where name = '014-enquiry-lookups'`.execute(engine.writer)
        await migrate(engine)
        expect(await texts()).toEqual(once)
        expect(await found()).toEqual([1, 1, 1, 1, 1])
        expect(await engine.checkSearch()).toBeUndefined()
      })
    })

    describe('enquiries from before they had stages', () => {
      const found = async () => {
        const rows = await engine.reader.selectFrom('enquiries').selectAll().orderBy('id').execute()
        return rows.map(({ stage, apartmentId, answeredAt }) => [stage, apartmentId, answeredAt])
      }
      const expected = [
        ['called', 'apartment-7', null],
        ['new', null, null],
        ['new', null, null],
      ]

      beforeEach(async () => {
        await migrateTo('014-enquiry-lookups')
        const apartments = {
          'apartment-7': ['7', '1'],
          'apartment-12': ['12', '1'],
          'another-12': ['12', '2'],
        }
        for (const [id, [number = '', entrance = '']] of Object.entries(apartments))
          await insert('apartments', { ...apartment, id, number, entrance })
        await sent({ id: 'a', isRead: 1, apartmentNumber: '7' })
        await sent({ id: 'b', apartmentNumber: '12' })
        await sent({ id: 'c', apartmentNumber: '8' })
      })

      test('count as replied to when they were read, and are linked where one apartment has the number', async () => {
        await migrate(engine)
        expect(await found()).toEqual(expected)
      })

      test('are the same when the process ended before the migration was recorded', async () => {
        await migrateTo('016-enquiry-work')
        await sql`delete from kysely_migration where name = '016-enquiry-work'`.execute(engine.writer)
        await migrate(engine)
        expect(await found()).toEqual(expected)
      })
    })

    test('apartments from before there were drafts are published, also when the migration runs twice', async () => {
      await migrateTo('029-page-texts')
      await insert('apartments', { ...apartment, id: 'a', number: '7', entrance: '1' })
      await migrateTo('030-drafts')
      await sql`delete from kysely_migration where name = '030-drafts'`.execute(engine.writer)
      await migrate(engine)
      const db = createDatabase(engine, () => {}, jobActor('test'))
      expect(await findApartment(db, 'a')).toMatchObject({ number: '7' })
    })

    test('enquiries from before there were languages are Bulgarian, also when the upgrade is repeated', async () => {
      await migrateTo('029-page-texts')
      await sent({ id: 'a' })
      await migrate(engine)
      const db = createDatabase(engine, () => {}, jobActor('test'))
      expect(await listEnquiries(db)).toMatchObject([{ id: 'a', language: 'bg' }])
      await addEnquiryOnce(db, values, { submissionId: 'another', language: 'ro' }, async () => {})
      await sql`delete from kysely_migration where name >= '032-enquiry-language'`.execute(engine.writer)
      await migrate(engine)
      expect((await listEnquiries(db)).map(({ language }) => language).sort()).toEqual(['bg', 'ro'])
    })

    test('the template of replies becomes the first of several, also when the upgrade is repeated', async () => {
      await migrateTo('056-plans-to-review')
      const german = { subject: 'Ihre Anfrage', text: 'Guten Tag' }
      const value = JSON.stringify({ subject: 'Вашето запитване', text: 'Здравейте', de: german })
      await insert('settings', { id: 'answer-template', revision: 7, value, updatedAt: '2026-11-15' })
      const db = createDatabase(engine, () => {}, jobActor('test'))
      for (let twice = 0; twice < 2; twice++) {
        await migrate(engine)
        await sql`delete from kysely_migration where name >= '060-reply-templates'`.execute(engine.writer)
      }
      expect(await listReplyTemplates(db)).toEqual([
        {
          ...{
            id: 'general',
            revision: 1,
            name: 'Общ отговор',
            subject: 'Вашето запитване',
            text: 'Здравейте',
          },
          ...{ withCard: false, withPriceList: false, de: german },
        },
      ])
    })

    test('enquiries and reservations of one person get one client, also when the upgrade is repeated', async () => {
      await migrateTo('037-enquiry-apartments')
      await sent({ id: 'a', name: 'Иван Петров', phone: '0888 000 001', email: '' })
      await sent({
        id: 'b',
        name: 'Иван',
        phone: '+359888000001',
        email: 'I@example.com',
        submittedAt: '2026-11-16',
      })
      await sent({ id: 'c', name: 'Мария', phone: '', email: 'm@example.com', submittedAt: '2026-11-17' })
      await insert('reservations', {
        ...{ id: 'r', revision: 1, apartmentId: 'x', parkingSpotIds: '[]', buyerName: 'И. Петров' },
        ...{
          buyerPhone: '',
          buyerEmail: 'i@example.com',
          from: '2026-11-10',
          until: '2026-11-20',
          deposit: 0,
        },
        ...{ notes: '', state: 'running', createdAt: '2026-11-18', updatedAt: '2026-11-18' },
      })
      await migrateTo('040-clients')
      await sql`delete from kysely_migration where name = '040-clients'`.execute(engine.writer)
      await migrate(engine)
      const db = createDatabase(engine, () => {}, jobActor('test'))
      const { clients } = await findClientPage(db, { search: '' }, { page: 1, size: 50 })
      expect(clients).toMatchObject([
        {
          name: 'Иван Петров',
          phones: ['0888 000 001'],
          emails: ['I@example.com'],
          enquiries: 2,
          reservations: 1,
        },
        { name: 'Мария', emails: ['m@example.com'], source: 'website', enquiries: 1, reservations: 0 },
      ])
      const [ivan, maria] = clients.map(({ id }) => id)
      await addEnquiryOnce(db, { ...values, phone: '0888/000 001' }, { submissionId: 'd' }, async () => {})
      await addEnquiryOnce(db, { ...values, email: 'M@example.com' }, { submissionId: 'e' }, async () => {})
      const joined = await listEnquiries(db)
      expect(joined.map(({ clientId }) => clientId).toSorted()).toEqual(
        [ivan, ivan, ivan, maria, maria].toSorted(),
      )
    })

    describe('plans of parking levels that were settings', () => {
      const plans = { [-1]: '/files/parking/floor_-1_1.jpg', 2: '/files/parking/floor_2_1.jpg' }

      beforeEach(async () => {
        const earlier = await migrateTo('010-enquiry-search')
        await earlier
          .insertInto('settings')
          .values({ id: 'parkingPlans', revision: 3, value: JSON.stringify(plans), updatedAt: '2026-11-15' })
          .execute()
        await earlier
          .insertInto('pictures')
          .values({ path: 'parking/floor_-1_1.jpg', width: 80, height: 60, placeholder: '' })
          .execute()
      })

      const upgraded = async () => {
        await migrate(engine)
        return createDatabase(engine, () => {}, jobActor('test'))
      }

      test('become records where the size of the image is known; the sweep adds the others', async () => {
        const db = await upgraded()
        expect(await listParkingPlans(db)).toMatchObject([
          { level: -1, imageUrl: plans[-1], imageWidth: 80, imageHeight: 60, outlines: [] },
        ])
        expect(await db.read.selectFrom('settings').selectAll().execute()).toEqual([])
        await setParkingPlan(db, 2, { imageUrl: plans[2], imageWidth: 8, imageHeight: 6 })
        expect(await versionsOf(db, 'parkingPlans')).toEqual({ parkingPlans: 1 })
      })

      test('are added once, also when the process was killed before the upgrade was recorded', async () => {
        await migrateTo('011-parking-plans-and-enquiries')
        await sql`delete from kysely_migration where name = '011-parking-plans-and-enquiries'`.execute(
          engine.writer,
        )
        expect(await listParkingPlans(await upgraded())).toHaveLength(1)
      })
    })

    test('accounts from before there were agents stay as they are, also when the upgrade is repeated', async () => {
      const earlier = await migrateTo('011-parking-plans-and-enquiries')
      await sql`
        insert into "user" (id, name, email, "emailVerified", role, "createdAt", "updatedAt")
        values ('u', 'Ана', 'ana@example.com', ${engine.name === 'sqlite' ? 1 : true}, 'admin', '2026-11-15', '2026-11-15')
      `.execute(earlier)
      await migrateTo('012-people')
      await sql`delete from kysely_migration where name = '012-people'`.execute(engine.writer)
      await migrate(engine)
      const db = createDatabase(engine, () => {}, jobActor('test'))
      expect(await listUsers(db)).toMatchObject([{ email: 'ana@example.com', role: 'admin' }])
    })

    test('sales from before there were commissions have none, and the list price of their day', async () => {
      const earlier = await migrateTo('056-plans-to-review')
      const add = (table: string, rows: Record<string, unknown>[]) =>
        earlier.withTables<Record<string, Record<string, unknown>>>().insertInto(table).values(rows).execute()
      await add('apartments', [
        { ...apartment, id: 'a1', entrance: '1', number: '1', price: 120_000 },
        { ...apartment, id: 'a2', entrance: '1', number: '2', price: 90_000 },
      ])
      const deal = {
        ...{ revision: 2, parkingSpotIds: '[]', buyerName: 'x', buyerPhone: '', buyerEmail: '', notes: '' },
        ...{
          from: '2026-10-01',
          until: '2026-11-20',
          deposit: 0,
          createdAt: '2026-10-01',
          updatedAt: '2026-10-01',
        },
      }
      const sold = {
        ...deal,
        ...{ state: 'sold', finalPrice: 1, contractDate: '2026-11-15', endedAt: '2026-11-15T10:00:00.000Z' },
      }
      await add('reservations', [
        { ...sold, id: 'r1', apartmentId: 'a1' },
        { ...sold, id: 'r2', apartmentId: 'a2' },
        { ...sold, id: 'r3', apartmentId: 'gone' },
      ])
      await add('reservations', [{ ...deal, id: 'r4', state: 'running', apartmentId: 'a3' }])
      const change = (at: string, from: number, to: number) => ({
        ...{ id: at, at, actorKind: 'admin', actorId: 'u', actorName: 'Ана', collection: 'apartments' },
        ...{ recordId: 'a1', revision: 2, kind: 'revised', fields: JSON.stringify({ price: { from, to } }) },
      })
      await add('changes', [
        change('2026-11-14T10:00:00.000Z', 90_000, 100_000),
        change('2026-11-16T10:00:00.000Z', 100_000, 110_000),
        change('2026-11-17T10:00:00.000Z', 110_000, 120_000),
      ])
      const standing = async () =>
        engine.writer
          .selectFrom('reservations')
          .select(['id', 'listPrice', 'unpricedUnits', 'commissionRate'])
          .orderBy('id')
          .execute()
      await migrate(engine)
      const expected = [
        { id: 'r1', listPrice: 100_000, unpricedUnits: 0, commissionRate: 0 },
        { id: 'r2', listPrice: 90_000, unpricedUnits: 0, commissionRate: 0 },
        { id: 'r3', listPrice: 0, unpricedUnits: 1, commissionRate: 0 },
        { id: 'r4', listPrice: null, unpricedUnits: 0, commissionRate: null },
      ]
      expect(await standing()).toEqual(expected)
      await sql`delete from kysely_migration where name >= '063-commission'`.execute(engine.writer)
      await migrate(engine)
      expect(await standing()).toEqual(expected)
    })

    describe('the building that was written into the code', () => {
      const upgraded = async () => {
        await migrate(engine)
        return findBuilding(createDatabase(engine, () => {}, jobActor('test')))
      }
      const written = {
        revision: 1,
        values: {
          ...defaultBuilding,
          name: 'Бриз',
          isPublished: true,
          statistics: [
            { label: 'апартамента', about: 'apartments', figure: 117 },
            { label: 'паркоместа', about: 'parkingSpots', figure: 140 },
            { label: 'стойки за велосипеди', about: '', figure: 163 },
            { label: 'търговски обекта', about: 'stores', figure: 2 },
          ],
          facts: [
            { label: 'Покрити паркоместа', about: '', figure: 135 },
            { label: 'Гаражи', about: '', figure: 2 },
          ],
          hasSamplePlans: true,
          hasSamplePictures: true,
        },
      }
      const setting = { id: 'company', revision: 1, value: '{}', updatedAt: '2026-11-15' }

      test('becomes the record of an installation that has apartments', async () => {
        await migrateTo('024-quick-enquiries')
        await insert('apartments', { ...apartment, id: 'a', number: '1', entrance: '1' })
        // Without details of a company it has also shown the address that was in the code.
        const values = { ...written.values, street: 'ул. „Крайбрежна“ 1', city: 'Черноморие' }
        expect(await upgraded()).toEqual({ ...written, values })
        const display = await getHomePage(createDatabase(engine, () => {}, jobActor('test')))
        expect(display.values.subtitle).toBe(
          'Нова сграда на българското Черноморие: 117 апартамента на крачки от плажа',
        )
      })

      test('stands where its company says, and not where the code did', async () => {
        await migrateTo('024-quick-enquiries')
        const value = JSON.stringify({ ...aCompany, address: 'ул. „Роза“ 3, Варна' })
        await insert('settings', { ...setting, value })
        expect(await upgraded()).toEqual(written)
      })

      test('that a company has renamed or placed stays as it is', async () => {
        await migrateTo('029-page-texts')
        await insert('settings', { ...setting, value: JSON.stringify(aCompany) })
        for (const own of [{ name: 'Вълна' }, { street: 'ул. „Роза“ 3' }, { city: 'Бургас' }]) {
          const value = JSON.stringify({ ...written.values, ...own })
          await sql`delete from building`.execute(engine.writer)
          await insert('building', { id: 'building', revision: 1, value, updatedAt: '2026-11-15' })
          await sql`delete from kysely_migration where name > '029-page-texts'`.execute(engine.writer)
          expect(await upgraded()).toEqual({ ...written, values: { ...written.values, ...own } })
        }
      })

      test('becomes the record of one that has settings, and is kept when the upgrade is repeated', async () => {
        await migrateTo('024-quick-enquiries')
        await insert('settings', setting)
        expect(await upgraded()).toEqual(written)
        await sql`update building set revision = 2`.execute(engine.writer)
        await sql`delete from kysely_migration where name >= '025-building'`.execute(engine.writer)
        expect(await upgraded()).toEqual({ ...written, revision: 2 })
      })

      test('keeps what its page of stores said, unlike one with another name', async () => {
        const storesIntro = async () => {
          await migrate(engine)
          const db = createDatabase(engine, () => {}, jobActor('test'))
          return (await getPageTexts(db)).values.storesIntro
        }
        await migrateTo('024-quick-enquiries')
        await insert('settings', setting)
        await migrateTo('025-building')
        const written = `replace(value, '"Бриз"', '"Хоризонт"')`
        await sql`update building set value = ${sql.raw(written)}`.execute(engine.writer)
        expect(await storesIntro()).toBe('')
        await sql`delete from kysely_migration where name >= '025-building'`.execute(engine.writer)
        await sql`delete from building`.execute(engine.writer)
        expect(await storesIntro()).toContain('с витрини към парка')
      })

      test('is no record of an installation without content', async () => {
        await migrateTo('024-quick-enquiries')
        expect(await upgraded()).toEqual({ revision: 0, values: defaultBuilding })
      })
    })

    describe('the home page that was written into the code', () => {
      const upgraded = async () => {
        await migrate(engine)
        const db = createDatabase(engine, () => {}, jobActor('test'))
        return { homePage: await getHomePage(db), building: await findBuilding(db) }
      }
      const repeat = () =>
        sql`delete from kysely_migration where name >= '026-home-page'`.execute(engine.writer)
      const display = (values: object) =>
        insert('settings', {
          id: 'display',
          revision: 3,
          value: JSON.stringify({ title: 'Дом', subtitle: 'На брега', ...values }),
          updatedAt: '2026-11-15',
        })

      test('becomes the record of an installation that has apartments', async () => {
        await migrateTo('025-building')
        await insert('apartments', { ...apartment, id: 'a', number: '1', entrance: '1' })
        const { homePage } = await upgraded()
        expect(homePage).toMatchObject({ revision: 1, values: { title: 'Вашият дом до морето' } })
        expect(homePageSchema.parse(homePage.values)).toEqual(homePage.values)
        expect(shownBlocks(homePage.values)).toEqual(blockKinds)
        expect(homePage.values.descriptionText).toMatch(/^Единадесет етажа с два входа, замислени така/)
      })

      test('keeps texts and pictures, and hands the logo to the building, however often it is done', async () => {
        await migrateTo('025-building')
        const heroImage = '/files/media/1_hero.png'
        await display({ heroImage, locationImage: '', logo: '/files/media/1_logo.png' })
        const first = await upgraded()
        expect(first.homePage).toMatchObject({
          revision: 3,
          values: { title: 'Дом', subtitle: 'На брега', heroImage, locationImage: 'bundled:aerial' },
        })
        expect(first.homePage.values).not.toHaveProperty('logo')
        expect(first.building).toEqual({
          revision: 1,
          values: {
            ...defaultBuilding,
            logo: '/files/media/1_logo.png',
            hasSamplePlans: true,
            hasSamplePictures: true,
          },
        })
        await repeat()
        expect(await upgraded()).toEqual(first)
      })

      test('gets the block of the construction diary after the facts, and not below the contacts', async () => {
        await migrateTo('033-translations')
        const blocks = ['contact', 'progress', 'hero'].map((kind) => ({ kind, isShown: false }))
        await display({ blocks })
        const kinds = async () => {
          const { values } = (await upgraded()).homePage
          return values.blocks.slice(0, 4)
        }
        const expected = [...blocks.slice(0, 2), { kind: 'diary', isShown: true }, blocks[2]]
        expect(await kinds()).toEqual(expected)
        await sql`delete from kysely_migration where name >= '036-progress-entries'`.execute(engine.writer)
        expect(await kinds()).toEqual(expected)
      })

      test('is kept by an installation that has saved nothing but its building', async () => {
        await migrateTo('025-building')
        const value = JSON.stringify(defaultBuilding)
        await insert('building', { id: 'building', revision: 1, value, updatedAt: '2026-11-15' })
        expect((await upgraded()).homePage.values.title).toBe('Вашият дом до морето')
      })

      test('names the file of the location that it has shown', async () => {
        await migrateTo('025-building')
        await insert('pictures', { path: 'media/location.jpg', width: 8, height: 6, placeholder: '' })
        await display({ locationImage: '' })
        expect((await upgraded()).homePage.values.locationImage).toBe('/files/media/location.jpg')
      })

      test('lets older changes of its pictures be reverted', async () => {
        await migrateTo('025-building')
        const heroImage = '/files/media/1_hero.png'
        await display({ heroImage: '' })
        await insert('changes', {
          ...{ id: 'c', collection: 'settings', recordId: 'display', kind: 'revised', revision: 3 },
          ...{ at: '2026-11-15', actorKind: 'job', actorId: 'test', actorName: 'test' },
          fields: JSON.stringify({ heroImage: { from: heroImage, to: '' } }),
        })
        await upgraded()
        const db = createDatabase(engine, () => {}, jobActor('test'))
        await revertChange(db, 'c')
        expect((await getHomePage(db)).values.heroImage).toBe(heroImage)
      })

      test('describes the building that was saved, which gets the logo', async () => {
        await migrateTo('025-building')
        const entrances = [{ id: '1', name: 'А', firstFloor: -1, lastFloor: 6 }]
        const value = JSON.stringify({ ...defaultBuilding, name: 'Вълна', entrances, logo: undefined })
        await insert('building', { id: 'building', revision: 5, value, updatedAt: '2026-11-15' })
        await display({ logo: '/files/media/1_logo.png' })
        const { homePage, building } = await upgraded()
        expect(homePage.values.descriptionText).toMatch(/^Седем етажа с един вход, замислени така/)
        expect(building).toMatchObject({
          revision: 5,
          values: { name: 'Вълна', entrances, logo: '/files/media/1_logo.png' },
        })
      })

      test('is no record of an installation without content', async () => {
        await migrateTo('025-building')
        const { homePage, building } = await upgraded()
        expect(homePage).toEqual({ revision: 0, values: emptyHomePage })
        expect(building.revision).toBe(0)
      })
    })

    describe('a company that nobody had saved', () => {
      const upgraded = async () => {
        await migrate(engine)
        return getCompanySettings(createDatabase(engine, () => {}, jobActor('test')))
      }
      const value = JSON.stringify(defaultBuilding)
      const building = { id: 'building', revision: 1, value, updatedAt: '2026-11-15' }

      test('stays the sample that the pages have shown, also when the upgrade is repeated', async () => {
        await migrateTo('025-building')
        await insert('building', building)
        expect(await upgraded()).toEqual({ revision: 1, values: aCompany })
        await sql`update settings set revision = 2 where id = 'company'`.execute(engine.writer)
        await sql`delete from kysely_migration where name >= '028-company'`.execute(engine.writer)
        expect(await upgraded()).toEqual({ revision: 2, values: aCompany })
      })

      test('does not replace one that was saved', async () => {
        await migrateTo('025-building')
        const value = JSON.stringify({ ...aCompany, companyName: 'Хоризонт' })
        await insert('settings', { id: 'company', revision: 4, value, updatedAt: '2026-11-15' })
        expect(await upgraded()).toMatchObject({ revision: 4, values: { companyName: 'Хоризонт' } })
      })

      test('is empty in an installation without content', async () => {
        await migrateTo('025-building')
        expect(await upgraded()).toEqual({ revision: 0, values: defaultCompanySettings })
      })
    })

    describe('the view of the building that was a setting', () => {
      const points = [[1, 2]]
      const image = { imageUrl: '/files/media/1_facade.webp', imageWidth: 8, imageHeight: 6 }
      const floors = [
        { entrance: '1', floor: 2, points },
        { entrance: '2', floor: 11, points },
      ]
      const value = JSON.stringify({ ...image, floors })
      const setting = { id: 'buildingView', revision: 3, value, updatedAt: '2026-11-15' }
      const upgraded = async () => {
        await migrate(engine)
        return createDatabase(engine, () => {}, jobActor('test'))
      }

      const settingsIds = async ({ read }: Database) =>
        (await read.selectFrom('settings').select('id').execute()).map(({ id }) => id)

      test('becomes a record with its floors linked, and can be saved again', async () => {
        await migrateTo('025-building')
        await insert('settings', setting)
        const db = await upgraded()
        const views = await listBuildingViews(db)
        const links = ['floor:1:2', 'floor:2:11'].map((linkedId) => ({ linkedId, points }))
        expect(views).toMatchObject([{ ...image, name: 'Фасада', position: 1, outlines: links }])
        expect(await settingsIds(db)).not.toContain('buildingView')
        expect(await saveViewOutlines(db, views[0]?.id ?? '', 1, [])).toMatchObject({ revision: 2 })
      })

      test('loses the links to floors that the building does not have, which can be saved and published', async () => {
        await migrateTo('025-building')
        await insert('settings', setting)
        const [first, second] = defaultBuilding.entrances
        const entrances = [first, { ...second, lastFloor: 3 }]
        const saved = JSON.stringify({ ...defaultBuilding, entrances })
        await insert('building', { id: 'building', revision: 1, value: saved, updatedAt: '2026-11-15' })
        const db = await upgraded()
        const [view] = await listBuildingViews(db)
        expect(view?.outlines.map(({ linkedId }) => linkedId)).toEqual(['floor:1:2', null])
        await setPublished(db, 1, true)
        const { values } = await findBuilding(db)
        expect(await saveBuilding(db, 2, { ...values, city: 'Варна' })).toMatchObject({ revision: 3 })
      })

      test('is added once, also when the process was killed before the upgrade was recorded', async () => {
        await migrateTo('025-building')
        await insert('settings', setting)
        await migrateTo('027-building-views')
        await insert('settings', setting)
        await sql`delete from kysely_migration where name >= '027-building-views'`.execute(engine.writer)
        const db = await upgraded()
        expect(await listBuildingViews(db)).toHaveLength(1)
        expect(await settingsIds(db)).not.toContain('buildingView')
      })
    })

    test('alerts from before there were mailboxes are counted by them, also when the upgrade is repeated', async () => {
      const earlier = (await migrateTo('065-printed-texts')).withTables<{
        alerts: Record<string, string | number>
      }>()
      const emails = ['h.ans+home@googlemail.com', 'ivo+1@example.com', 'i.vo@example.com']
      for (const email of emails)
        await earlier
          .insertInto('alerts')
          .values({
            ...{ id: email, email, language: 'bg', subject: 'progress', createdAt: '', notifiedUntil: '' },
            ...{ notifiedStatus: '', notifiedPrice: 0 },
          })
          .execute()
      for (const _ of ['once', 'again']) {
        await migrateTo('069-alert-mailboxes')
        await sql`delete from kysely_migration where name >= '069-alert-mailboxes'`.execute(engine.writer)
      }
      const rows = await engine.reader.selectFrom('alerts').select('mailbox').orderBy('mailbox').execute()
      expect(rows.map(({ mailbox }) => mailbox)).toEqual([
        'hans@gmail.com',
        'i.vo@example.com',
        'ivo@example.com',
      ])
    })

    describe('outlines that were stored as apartments', () => {
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

      test('are still on their plan, and can be saved again', async () => {
        await migrate(engine)
        const db = createDatabase(engine, () => {}, jobActor('test'))
        expect(await findFloorPlan(db, place)).toMatchObject({ id: 'p', revision: 4, outlines: [outline] })
        expect(await updateFloorPlan(db, 'p', 4, [])).toMatchObject({ revision: 5, outlines: [] })
      })

      test('are there, too, when the process was killed before the upgrade was recorded', async () => {
        await migrateTo('009-outlines')
        await sql`delete from kysely_migration where name = '009-outlines'`.execute(engine.writer)
        await migrate(engine)
        const db = createDatabase(engine, () => {}, jobActor('test'))
        expect(await findFloorPlan(db, place)).toMatchObject({ outlines: [outline] })
      })
    })
  })
}

import { describe, expect, test } from 'vitest'
import {
  addApartment,
  deleteApartment,
  findApartmentWithNotes,
  restoreApartment,
  setApartmentPrice,
  setApartmentStatus,
  updateApartment,
} from '../../backend/data/apartments.ts'
import type { Database } from '../../backend/data/database.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { CannotRevert, NewerChange } from '../../backend/data/history/errors.ts'
import {
  findHistoryPage,
  listFieldHistory,
  listLatestValues,
  listPeopleOfHistory,
} from '../../backend/data/history/history.ts'
import { findRecordFacts } from '../../backend/data/history/record-facts.ts'
import { revertableFields, revertChange } from '../../backend/data/history/revert-change.ts'
import { NotFound } from '../../backend/data/records/record-errors.ts'
import {
  getBuyerFacts,
  getCompanySettings,
  getPageTexts,
  saveBuyerFacts,
  saveCompanySettings,
  savePageTexts,
} from '../../backend/data/settings.ts'
import { addStore, findStore, updateStore } from '../../backend/data/stores.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { noBuyerFacts } from '../../domain/buyer-facts/buyer-facts.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { noPageTexts } from '../../domain/page-texts/page-texts.ts'
import { jobActor } from '../../domain/record/actor.ts'
import { aCompany } from '../a-company.ts'
import type { OpenedData } from './opened-data.ts'

const firstPage = { page: 1, size: 50 }

async function latestChange(db: Database, recordId: string) {
  const [latest] = await listChanges(db, { recordId })
  if (!latest) throw new Error('nothing has changed')
  return latest
}

/** The history is filtered, and its changes are reverted. */
export function revertingContract(data: OpenedData) {
  describe('history', () => {
    test('is filtered by person, collection, record, field and day', async () => {
      const { id } = await addApartment(data.db, {
        ...newApartment(defaultBuilding),
        number: '1',
        price: 1000,
      })
      await updateApartment(data.db, id, 1, { ...newApartment(defaultBuilding), number: '1', price: 2000 })
      await addStore(data.db, { title: 'Аптека', description: 'д', price: 0 })
      const count = async (filters: object) => (await findHistoryPage(data.db, filters, firstPage)).total
      expect(await count({})).toBe(3)
      expect(await count({ collection: 'apartments' })).toBe(2)
      expect(await count({ collection: 'nonsense' })).toBe(0)
      expect(await count({ record: id, field: 'price' })).toBe(2)
      expect(await count({ record: id, field: 'pric' })).toBe(0)
      expect(await count({ person: 'test' })).toBe(3)
      expect(await count({ person: 'job' })).toBe(3)
      expect(await count({ person: 'nobody' })).toBe(0)
      expect(await count({ day: isoDay(new Date()) })).toBe(3)
      expect(await count({ day: '2020-01-01' })).toBe(0)
      await addStore(data.db.as(jobActor('other')), { title: 'Пекарна', description: 'д', price: 0 })
      expect(await listPeopleOfHistory(data.db)).toMatchObject([{ kind: 'job', id: 'job' }])
    })

    test('is paged, and a page beyond the end gives the last one', async () => {
      for (const title of ['а', 'б', 'в']) await addStore(data.db, { title, description: 'д', price: 0 })
      const { changes, page, total } = await findHistoryPage(data.db, {}, { page: 9, size: 2 })
      expect([changes.length, page, total]).toEqual([1, 2, 3])
    })

    test('lists prices of an apartment, oldest first', async () => {
      const { id } = await addApartment(data.db, {
        ...newApartment(defaultBuilding),
        number: '1',
        price: 1000,
      })
      await updateApartment(data.db, id, 1, { ...newApartment(defaultBuilding), number: '1', price: 2000 })
      const prices = await listFieldHistory(data.db, { collection: 'apartments', record: id, field: 'price' })
      expect(prices.map(({ to }) => to)).toEqual([1000, 2000])
      const latest = (limit: number) =>
        listLatestValues(data.db, { collection: 'apartments', record: id, field: 'price' }, limit)
      expect((await latest(9)).map(({ from, to }) => [from, to])).toEqual([
        [1000, 2000],
        [undefined, 1000],
      ])
      expect(await latest(1)).toHaveLength(1)
    })

    test('lists no new price for an apartment that was deleted and restored', async () => {
      const added = await addApartment(data.db, {
        ...newApartment(defaultBuilding),
        number: '1',
        price: 1000,
      })
      const { id } = await deleteApartment(data.db, added.id)
      await restoreApartment(data.db, { ...added, revision: 2 }, new Date().toISOString())
      await setApartmentPrice(data.db, id, 2, 2000)
      const prices = await listFieldHistory(data.db, { collection: 'apartments', record: id, field: 'price' })
      expect(prices.map(({ to }) => to)).toEqual([1000, 2000])
    })

    test('names existing records, and deleted ones by their last values', async () => {
      const { id } = await addApartment(data.db, { ...newApartment(defaultBuilding), number: '7' })
      const store = await addStore(data.db, { title: 'Аптека', description: 'д', price: 0 })
      await deleteApartment(data.db, id)
      const { changes } = await findHistoryPage(data.db, {}, firstPage)
      const facts = await findRecordFacts(data.db, changes)
      expect(facts.get(id)).toMatchObject({ number: '7', entrance: '1', isGone: true })
      expect(facts.get(store.id)).toEqual({ id: store.id, title: 'Аптека', isGone: false })
    })
  })

  describe('a change', () => {
    test('is reverted as a new change: all of it, or one field', async () => {
      const store = await addStore(data.db, { title: 'Аптека', description: 'първо', price: 0 })
      await updateStore(data.db, store.id, 1, { title: 'Пекарна', description: 'второ', price: 0 })
      const change = await latestChange(data.db, store.id)
      await revertChange(data.db, change.id, 'title')
      expect(await findStore(data.db, store.id)).toMatchObject({ title: 'Аптека', description: 'второ' })
      await expect(revertChange(data.db, change.id)).rejects.toThrow(NewerChange)

      const taken = await latestChange(data.db, store.id)
      await revertChange(data.db, taken.id)
      expect(await findStore(data.db, store.id)).toMatchObject({ title: 'Пекарна', revision: 4 })
    })

    test('is not reverted when a newer change would be lost', async () => {
      const { id } = await addApartment(data.db, { ...newApartment(defaultBuilding), number: '1' })
      await setApartmentStatus(data.db, id, 1, 'reserved')
      const change = await latestChange(data.db, id)
      await setApartmentStatus(data.db, id, 2, 'sold')
      await expect(revertChange(data.db, change.id)).rejects.toThrow(NewerChange)
      expect(await findApartmentWithNotes(data.db, id)).toMatchObject({ status: 'sold', revision: 3 })
    })

    test('of a deleted record, or an addition, is not reverted', async () => {
      const { id } = await addApartment(data.db, { ...newApartment(defaultBuilding), number: '1' })
      const added = await latestChange(data.db, id)
      await expect(revertChange(data.db, added.id)).rejects.toThrow(CannotRevert)
      await setApartmentStatus(data.db, id, 1, 'sold')
      const change = await latestChange(data.db, id)
      await deleteApartment(data.db, id)
      await expect(revertChange(data.db, change.id)).rejects.toThrow(NotFound)
      await expect(revertChange(data.db, 'none')).rejects.toThrow(NotFound)
    })

    test('whose old value is no longer valid is not reverted', async () => {
      const { id } = await addApartment(data.db, { ...newApartment(defaultBuilding), number: '1' })
      await setApartmentStatus(data.db, id, 1, 'sold')
      const change = await latestChange(data.db, id)
      const fields = JSON.stringify({ status: { from: 'burnt', to: 'sold' } })
      await data.engine.writer.updateTable('changes').set({ fields }).where('id', '=', change.id).execute()
      await expect(revertChange(data.db, change.id)).rejects.toThrow(CannotRevert)
    })

    test('of settings is reverted, field by field', async () => {
      await saveCompanySettings(data.db, 0, aCompany)
      const socialMedia = { ...aCompany.socialMedia, facebook: '' }
      await saveCompanySettings(data.db, 1, { ...aCompany, phone: '+359 1', socialMedia })
      const change = await latestChange(data.db, 'company')
      expect(revertableFields(change)).toEqual(['phone', 'socialMedia'])
      await revertChange(data.db, change.id, 'socialMedia')
      expect(await getCompanySettings(data.db)).toEqual({
        revision: 3,
        values: { ...aCompany, phone: '+359 1' },
      })

      const plan = [{ percent: 100, moment: 'при договор' }]
      await saveBuyerFacts(data.db, 0, { ...noBuyerFacts, paymentPlan: plan })
      await saveBuyerFacts(data.db, 1, noBuyerFacts)
      await revertChange(data.db, (await latestChange(data.db, 'buyer-facts')).id)
      expect((await getBuyerFacts(data.db)).values.paymentPlan).toEqual(plan)

      const privacySections = [{ title: 'Кой отговаря', text: '{фирма}, {адрес}' }]
      await savePageTexts(data.db, 0, { ...noPageTexts, privacySections })
      await savePageTexts(data.db, 1, noPageTexts)
      await revertChange(data.db, (await latestChange(data.db, 'page-texts')).id)
      expect((await getPageTexts(data.db)).values.privacySections).toEqual(privacySections)
    })

    test('is reverted once when two do it at the same moment', async () => {
      const { id } = await addApartment(data.db, { ...newApartment(defaultBuilding), number: '1' })
      await setApartmentStatus(data.db, id, 1, 'sold')
      const change = await latestChange(data.db, id)
      const results = await Promise.allSettled([1, 2].map(() => revertChange(data.db, change.id)))
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(await findApartmentWithNotes(data.db, id)).toMatchObject({ status: 'available', revision: 3 })
    })
  })
}

import { describe, expect, test } from 'vitest'
import { addApartment } from '../../backend/data/apartments.ts'
import {
  findLastExport,
  listExportedTexts,
  rememberExportedTexts,
} from '../../backend/data/exported-texts.ts'
import { listChanges } from '../../backend/data/history/changes.ts'
import { BatchRefused } from '../../backend/data/history/errors.ts'
import { revertBatch } from '../../backend/data/history/revert-batch.ts'
import { revertChange } from '../../backend/data/history/revert-change.ts'
import { StaleRevision } from '../../backend/data/records/record-errors.ts'
import { getOfferedLanguages, saveOfferedLanguages } from '../../backend/data/settings.ts'
import { clearContent } from '../../backend/data/snapshot/content.ts'
import { addStore } from '../../backend/data/stores.ts'
import {
  findTranslation,
  listTranslations,
  saveTranslation,
  saveTranslations,
} from '../../backend/data/translations.ts'
import { findTranslatableText, listTranslatableTexts } from '../../backend/data/written-content.ts'
import { getBuildingIn, getDictionary } from '../../backend/translations/dictionaries.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { onlyBulgarian } from '../../domain/translations/offered-languages.ts'
import type { OpenedData } from './opened-data.ts'

const title = { key: 'homePage.title', language: 'de', source: 'Дом до морето', text: 'Am Meer' } as const
const level = { key: 'building.parkingLevels.-1', source: 'Сутерен' }

export function translationsContract(data: OpenedData) {
  describe('translations', () => {
    test('are saved by revision, one for each text and language', async () => {
      const first = await saveTranslation(data.db, 0, title)
      expect(first).toEqual({ ...title, id: 'de:homePage.title', revision: 1 })
      await expect(saveTranslation(data.db, 0, title)).rejects.toThrow(StaleRevision)
      await saveTranslation(data.db, 0, { ...title, language: 'ro', text: 'Lângă mare' })
      await saveTranslation(data.db, 1, { ...title, text: 'Ihr Heim am Meer' })
      await expect(saveTranslation(data.db, 1, title)).rejects.toThrow(StaleRevision)
      expect((await listTranslations(data.db, 'de')).map(({ text }) => text)).toEqual(['Ihr Heim am Meer'])
    })

    test('are reverted together with the Bulgarian text that they translate', async () => {
      await saveTranslation(data.db, 0, title)
      await saveTranslation(data.db, 1, { ...title, source: 'Нов дом', text: 'Ein neues Heim' })
      const [change] = await listChanges(data.db, { collection: 'translations', limit: 1 })
      await revertChange(data.db, change?.id ?? '')
      expect(await findTranslation(data.db, 'de:homePage.title')).toMatchObject({ ...title, revision: 3 })
    })

    test('of a file are all saved as one batch, or none', async () => {
      await saveTranslation(data.db, 0, title)
      const other = { ...title, key: 'homePage.subtitle', revision: 0 }
      await expect(saveTranslations(data.db, [other, { ...title, revision: 0 }])).rejects.toThrow(
        StaleRevision,
      )
      expect(await listTranslations(data.db, 'de')).toHaveLength(1)
      const { size, batch } = await saveTranslations(data.db, [other, { ...title, text: 'Neu', revision: 1 }])
      expect(size).toBe(2)
      expect((await listTranslations(data.db, 'de')).map(({ text }) => text)).toEqual(['Am Meer', 'Neu'])
      const changes = await listChanges(data.db, { collection: 'translations', limit: 2 })
      expect(changes.map((change) => change.batch)).toEqual([batch, batch])
    })

    test('of a file are reverted as one, and can be put back as one', async () => {
      await saveTranslation(data.db, 0, title)
      const other = { ...title, key: 'feature.Изглед', source: 'Изглед', text: 'Ausblick', revision: 0 }
      const texts = async () => (await listTranslations(data.db, 'de')).map(({ text }) => text)
      const { batch } = await saveTranslations(data.db, [other, { ...title, text: 'Neu', revision: 1 }])
      expect(await texts()).toEqual(['Ausblick', 'Neu'])
      await revertBatch(data.db, batch)
      expect(await texts()).toEqual(['', 'Am Meer'])
      const written = { key: other.key, text: other.source }
      expect((await getDictionary(data.db, 'de')).find(written)).toBeUndefined()
      const [back] = await listChanges(data.db, { collection: 'translations', limit: 1 })
      await revertBatch(data.db, back?.batch ?? '')
      expect(await texts()).toEqual(['Ausblick', 'Neu'])
    })

    test('of a file are not reverted once somebody has changed one of them', async () => {
      const other = { ...title, key: 'homePage.subtitle', revision: 0 }
      const { batch } = await saveTranslations(data.db, [other, { ...title, revision: 0 }])
      await saveTranslation(data.db, 1, { ...title, text: 'Direkt am Meer' })
      await expect(revertBatch(data.db, batch)).rejects.toThrow(BatchRefused)
      expect((await listTranslations(data.db, 'de')).map(({ text }) => text)).toEqual([
        'Am Meer',
        'Direkt am Meer',
      ])
      await saveTranslation(data.db, 2, { ...title, text: '' })
      await expect(revertBatch(data.db, batch)).rejects.toThrow(BatchRefused)
    })

    test('are in the dictionary as soon as they are saved', async () => {
      await saveTranslation(data.db, 0, { ...level, language: 'en', text: 'Basement' })
      const before = await getDictionary(data.db, 'en')
      expect(before.find({ key: 'elsewhere', text: 'Сутерен' })).toBe('Basement')
      expect(await getDictionary(data.db, 'en')).toBe(before)
      await saveTranslation(data.db, 1, { ...level, language: 'en', text: 'Underground' })
      const building = await getBuildingIn(data.db, 'en')
      expect(building.parkingLevels[0]?.name).toBe('Underground')
      expect(await getBuildingIn(data.db, 'en')).toBe(building)
      expect((await getBuildingIn(data.db, 'bg')).parkingLevels[0]?.name).toBe('Сутерен')
    })

    test('the texts of the company are found by place, record and key', async () => {
      const store = await addStore(data.db, { title: 'Кафе', description: 'На партера', price: 0 })
      const apartment = await addApartment(data.db, {
        ...newApartment(defaultBuilding),
        number: '7',
        description: 'Светъл дом',
        features: ['Климатик'],
        internalNotes: 'Тайна бележка',
      })
      const all = await listTranslatableTexts(data.db)
      expect(all.map(({ text }) => text)).toEqual(
        expect.arrayContaining(['Кафе', 'Светъл дом', 'Климатик', 'Сутерен']),
      )
      expect(all.map(({ text }) => text)).not.toContain('Тайна бележка')
      const ofStore = await listTranslatableTexts(data.db, { place: 'stores', recordId: store.id })
      expect(ofStore.map(({ key }) => key)).toEqual([
        `store.${store.id}.title`,
        `store.${store.id}.description`,
      ])
      expect(await findTranslatableText(data.db, `apartment.${apartment.id}.description`)).toMatchObject({
        text: 'Светъл дом',
        recordName: '7',
      })
      expect(await findTranslatableText(data.db, 'feature.Климатик')).toMatchObject({ text: 'Климатик' })
      for (const key of ['store.none.title', 'constructor.x', 'homePage.title', ''])
        expect(await findTranslatableText(data.db, key)).toBeUndefined()
    })

    test('the last file for translators replaces the one before it', async () => {
      expect(await findLastExport(data.db)).toBeUndefined()
      const text = (key: string) => ({ key, sourceHash: `${key}-bg`, translationsHash: 'none' })
      await rememberExportedTexts(data.db, [text('a'), text('b')])
      await rememberExportedTexts(data.db, [text('b'), text('c')])
      expect([...(await listExportedTexts(data.db)).keys()].sort()).toEqual(['b', 'c'])
      expect(await findLastExport(data.db)).toMatch(/^\d{4}-/)
      await clearContent(data.db)
      expect(await findLastExport(data.db)).toBeUndefined()
    })

    test('a site is offered in Bulgarian alone until somebody selects other languages', async () => {
      expect(await getOfferedLanguages(data.db)).toEqual({ revision: 0, values: onlyBulgarian })
      await saveOfferedLanguages(data.db, 0, { ...onlyBulgarian, de: true })
      expect((await getOfferedLanguages(data.db)).values).toEqual({
        en: false,
        de: true,
        ro: false,
        ru: false,
      })
    })
  })
}

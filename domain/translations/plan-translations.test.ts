import { expect, test } from 'vitest'
import { byLanguage } from '../language.ts'
import { createDictionary, type StoredTranslation } from './dictionary.ts'
import { planTranslations, type TranslationPlan } from './plan-translations.ts'
import type { TranslatableText } from './translatable-texts.ts'

const headers = {
  key: 'Код',
  bulgarian: 'Български',
  ...byLanguage((language) => language),
  en: 'English',
  de: 'Deutsch',
}
const headerRow = ['Код', 'Място', 'Български', 'English', 'Deutsch']

const title: TranslatableText = {
  key: 'homePage.title',
  place: 'homePage',
  field: 'title',
  text: 'Дом до морето',
  limit: 20,
}
const subtitle: TranslatableText = {
  ...title,
  key: 'homePage.subtitle',
  field: 'subtitle',
  text: 'Нова\nсграда',
}

const known: StoredTranslation = {
  id: 'en:homePage.title',
  revision: 4,
  key: 'homePage.title',
  language: 'en',
  source: 'Дом до морето',
  text: 'A home by the sea',
}

function plan(rows: (string | number | null)[][], stored = [known]): TranslationPlan {
  const dictionaries = [createDictionary('en', stored, new Map()), createDictionary('de', [], new Map())]
  const planned = planTranslations(rows, headers, [title, subtitle], dictionaries)
  if (typeof planned === 'string') throw new Error(planned)
  return planned
}

test('what is empty or the same changes nothing', () => {
  const rows = [headerRow, ['homePage.title', 'x', 'Дом до морето', ' A home by the sea ', ''], []]
  expect(plan(rows)).toEqual({ changes: [], refused: [] })
})

test('a new translation is based on the stored revision', () => {
  const rows = [
    ['Моля до петък'],
    headerRow,
    ['homePage.title', 'x', 'Дом до морето', 'Home by the sea', 'Am Meer'],
    ['homePage.subtitle', 'x', 'Нова\r\nсграда', null, 'Neubau'],
  ]
  expect(
    plan(rows).changes.map(({ row, language, text, revision, before }) => [
      row,
      language,
      text,
      revision,
      before,
    ]),
  ).toEqual([
    [3, 'en', 'Home by the sea', 4, 'A home by the sea'],
    [3, 'de', 'Am Meer', 0, undefined],
    [4, 'de', 'Neubau', 0, undefined],
  ])
})

test('a row whose Bulgarian text has changed is refused, whatever it brings', () => {
  const rows = [headerRow, ['homePage.title', 'x', 'Старо заглавие', 'Old title', '']]
  expect(plan(rows)).toEqual({
    changes: [],
    refused: [{ row: 2, key: 'homePage.title', fault: 'changed-source' }],
  })
})

test('an outdated translation that the translator has left stays outdated', () => {
  const rows = [headerRow, ['homePage.title', 'x', 'Дом до морето', 'Old title', '']]
  const outdated = { ...known, source: 'Старо заглавие', text: 'Old title' }
  expect(plan(rows, [outdated])).toEqual({ changes: [], refused: [] })
})

test('unknown keys, repeated keys and translations that are too long are refused', () => {
  const rows = [
    headerRow,
    ['store.gone.title', 'x', 'Кафе', 'Café', ''],
    ['homePage.title', 'x', 'Дом до морето', 'One', ''],
    ['homePage.title', 'x', 'Дом до морето', 'Two', ''],
    ['homePage.subtitle', 'x', 'Нова\nсграда', 'x'.repeat(31), ''],
  ]
  const { changes, refused } = plan(rows)
  expect(changes.map(({ text }) => text)).toEqual(['One'])
  expect(refused).toEqual([
    { row: 2, key: 'store.gone.title', fault: 'unknown-key' },
    { row: 4, key: 'homePage.title', fault: 'repeated' },
    {
      row: 5,
      key: 'homePage.subtitle',
      fault: { language: 'en', message: 'translationTooLong 30,31' },
    },
  ])
})

test('another file is no file of translations', () => {
  expect(planTranslations([['Номер', 'Вход', 'Цена']], headers, [title], [])).toBe('no-header')
  const long = [headerRow, ...Array(10_001).fill(['a', 'b', 'c', 'd', 'e'])]
  expect(planTranslations(long, headers, [title], [])).toBe('too-many-rows')
})

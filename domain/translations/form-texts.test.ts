import { describe, expect, test } from 'vitest'
import { createDictionary, type StoredTranslation, translationId } from './dictionary.ts'
import { type FormText, findFormText, formTexts, languagesAtWork } from './form-texts.ts'
import type { WrittenText } from './map-texts.ts'
import { onlyBulgarian } from './offered-languages.ts'

const title: WrittenText = {
  key: 'homePage.title',
  place: 'homePage',
  field: 'title',
  text: 'Дом до морето',
  limit: 100,
}

function near(line: number, text: string): WrittenText {
  return { ...title, key: `homePage.nearby.${line}.name`, field: 'nearby.name', line, text }
}

function german(...stored: [key: string, source: string, text: string][]) {
  const translations = stored.map(([key, source, text], index): StoredTranslation => {
    const translation = { key, source, text, language: 'de' as const }
    return { ...translation, id: translationId(translation), revision: index + 1 }
  })
  return createDictionary('de', translations, new Map([['Плаж', 'Strand']]))
}

const english = createDictionary('en', [], new Map())

describe('the translations beside a field', () => {
  const of = (written: WrittenText, ...stored: [string, string, string][]) =>
    formTexts([written], [english, german(...stored)], ['de'])[0]?.translations

  test('only the languages that are shown have one', () => {
    expect(of(title)).toMatchObject([{ language: 'de', state: 'missing', text: '', revision: 0 }])
  })

  test('an outdated one is shown with the text that it translates', () => {
    expect(of(title, ['homePage.title', 'Дом на брега', 'Am Strand'])).toMatchObject([
      { state: 'outdated', text: 'Am Strand', revision: 1, earlierSource: 'Дом на брега', isShared: false },
    ])
  })

  test('that of the same text elsewhere is shared, and so is a word of the product', () => {
    expect(of(title, ['store.1.title', 'Дом до морето', 'Am Meer'])).toMatchObject([
      { state: 'translated', text: 'Am Meer', revision: 0, isShared: true },
    ])
    expect(of(near(1, 'Плаж'))).toMatchObject([{ state: 'translated', text: 'Strand', isShared: true }])
  })

  test('the field and its line name the text', () => {
    expect(formTexts([near(2, 'Парк')], [english], ['en'])[0]).toMatchObject({
      of: 'homePage.nearby.name',
      line: 2,
      limit: 150,
    })
  })
})

describe('the languages beside a field', () => {
  test('are those that visitors can select, and those that somebody has begun', () => {
    const begun = german(['homePage.title', 'Дом', 'Haus'])
    expect(languagesAtWork(onlyBulgarian, [english, german()])).toEqual([])
    expect(languagesAtWork({ ...onlyBulgarian, en: true }, [english, german()])).toEqual(['en'])
    expect(languagesAtWork({ ...onlyBulgarian, en: true }, [english, begun])).toEqual(['en', 'de'])
  })

  test('a removed translation has begun nothing', () => {
    expect(languagesAtWork(onlyBulgarian, [german(['homePage.title', 'Дом', ''])])).toEqual([])
  })
})

describe('the saved text of a field', () => {
  const texts = formTexts([title, near(1, 'Парк'), near(2, 'Плаж'), near(3, 'Плаж')], [], [])
  const lineOf = (line: number, opened: string, typed = opened): FormText | undefined =>
    findFormText(texts, { of: 'homePage.nearby.name', line, opened, typed })

  test('is found while another one is typed', () => {
    const found = findFormText(texts, { of: 'homePage.title', opened: 'Дом до морето', typed: 'Нов дом' })
    expect(found?.key).toBe('homePage.title')
  })

  test('an empty field and one without Bulgarian words have none', () => {
    expect(findFormText(texts, { of: 'homePage.title', opened: '', typed: '' })).toBeUndefined()
    expect(findFormText(texts, { of: 'homePage.title', opened: '', typed: 'Breeze' })).toBeUndefined()
  })

  test('a line that was moved keeps its text', () => {
    expect(lineOf(2, 'Парк')?.key).toBe('homePage.nearby.1.name')
    expect(lineOf(2, 'Парк', 'Паркът')?.key).toBe('homePage.nearby.1.name')
  })

  test('lines with the same words are told apart by their position', () => {
    expect(lineOf(3, 'Плаж')?.key).toBe('homePage.nearby.3.name')
    expect(lineOf(1, 'Плаж')?.key).toBe('homePage.nearby.2.name')
  })

  test('a line that is not saved yet has none', () => {
    expect(lineOf(4, '', 'Аптека')).toBeUndefined()
  })

  test('line ends and spaces at the ends are no difference', () => {
    expect(lineOf(1, ' Парк\r\n')?.key).toBe('homePage.nearby.1.name')
  })
})

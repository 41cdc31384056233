import { describe, expect, test } from 'vitest'
import { emptyBuilding } from '../building/building.ts'
import { defaultBuilding } from '../building/default-building.ts'
import { noBuyerFacts } from '../buyer-facts/buyer-facts.ts'
import { emptyHomePage, type HomePage } from '../home-page/home-page.ts'
import { noPageTexts } from '../page-texts/page-texts.ts'
import { createDictionary, type StoredTranslation, translationId, translationState } from './dictionary.ts'
import { translatableTexts, type WrittenContent } from './translatable-texts.ts'
import { createTranslator, translateBuilding, untranslatedOf } from './translate.ts'
import { filterTexts, parseTranslationFilters, translationProgress } from './translation-list.ts'
import { findTranslationFault } from './translation-schema.ts'

const nothing: WrittenContent = {
  building: { ...emptyBuilding, noun: '' },
  homePage: emptyHomePage,
  pageTexts: noPageTexts,
  buyerFacts: noBuyerFacts,
  stores: [],
  progress: [],
  apartments: [],
  views: [],
}

const homePage: HomePage = {
  ...emptyHomePage,
  title: 'Дом до морето',
  benefits: [
    { icon: 'sea', title: 'Море', text: 'На две минути' },
    { icon: 'tree', title: 'Парк', text: '' },
  ],
}

function stored(key: string, source: string, text: string): StoredTranslation {
  const translation = { key, language: 'en' as const, source, text }
  return { ...translation, id: translationId(translation), revision: 1 }
}

const english = (...translations: StoredTranslation[]) =>
  createDictionary('en', translations, new Map([['Студио', 'Studio']]))

describe('the texts that can be translated', () => {
  test('an empty site has none', () => {
    expect(translatableTexts(nothing)).toEqual([])
  })

  test('are listed with their keys; a card that nobody sees, and what has no Bulgarian words, are not', () => {
    const texts = translatableTexts({
      ...nothing,
      homePage,
      stores: [{ id: 's1', title: 'Кафе', description: 'ABC 24' }],
    })
    expect(texts.map(({ key, text }) => [key, text])).toEqual([
      ['homePage.title', 'Дом до морето'],
      ['homePage.benefits.1.title', 'Море'],
      ['homePage.benefits.1.text', 'На две минути'],
      ['store.s1.title', 'Кафе'],
    ])
  })

  test('a feature of many homes is one text', () => {
    const home = (id: string) => ({ id, number: id, entrance: '1', description: '', features: ['Климатик'] })
    const texts = translatableTexts({ ...nothing, apartments: [home('1'), home('2')] })
    expect(texts.map(({ key, recordId }) => [key, recordId])).toEqual([['feature.Климатик', undefined]])
  })
})

describe('a page in another language', () => {
  test('shows translations, and Bulgarian where there are none', () => {
    const translator = createTranslator(
      english(stored('homePage.title', 'Дом до морето', 'A home by the sea')),
    )
    const shown = translator.homePage(homePage)
    expect(shown.title).toBe('A home by the sea')
    expect(shown.benefits[0]).toEqual(homePage.benefits[0])
    expect(translator.untranslated).toEqual(['Море', 'На две минути'])
  })

  test('never shows the translation of an earlier text', () => {
    const dictionary = english(stored('homePage.title', 'Друго заглавие', 'Another title'))
    const translator = createTranslator(dictionary)
    expect(translator.homePage(homePage).title).toBe('Дом до морето')
    expect(translationState(dictionary, { key: 'homePage.title', text: 'Дом до морето' })).toBe('outdated')
  })

  test('finds the translation of a line that was moved', () => {
    const dictionary = english(stored('homePage.benefits.3.title', 'Море', 'Sea'))
    expect(createTranslator(dictionary).homePage(homePage).benefits[0]?.title).toBe('Sea')
  })

  test('prefers the translation of its own place', () => {
    const dictionary = english(
      stored('a', 'Море', 'Sea'),
      stored('homePage.benefits.1.title', 'Море', 'The sea'),
    )
    expect(createTranslator(dictionary).homePage(homePage).benefits[0]?.title).toBe('The sea')
  })

  test('a translation that was removed counts as missing', () => {
    const dictionary = english(stored('homePage.title', 'Дом до морето', ''))
    expect(translationState(dictionary, { key: 'homePage.title', text: 'Дом до морето' })).toBe('missing')
  })

  test('the introduction of a page counts none of the other pages as untranslated', () => {
    const texts = { ...noPageTexts, storesIntro: 'Магазини', contactIntro: 'Пишете ни' }
    const translator = createTranslator(english(stored('pageTexts.storesIntro', 'Магазини', 'Shops')))
    expect(translator.introduction(texts, 'stores')).toBe('Shops')
    expect(translator.introduction(texts, 'parking')).toBe('')
    expect(translator.untranslated).toEqual([])
    expect(translator.introduction(texts, 'contact')).toBe('Пишете ни')
    expect(translator.untranslated).toEqual(['Пишете ни'])
  })

  test('a text that cannot be marked as Bulgarian is left out', () => {
    const translator = createTranslator(english(stored('homePage.title', 'Дом до морето', 'By the sea')))
    const { title, benefits } = translator.homePage(homePage)
    expect(translator.onlyTranslated(title)).toBe('By the sea')
    expect(translator.onlyTranslated(benefits[0]?.title ?? '')).toBe('')
  })

  test('without a dictionary all is as it was written', () => {
    const translator = createTranslator(undefined)
    expect(translator.homePage(homePage)).toEqual(homePage)
    expect(translator.untranslated).toEqual([])
  })
})

describe('the building in another language', () => {
  const dictionary = english(stored('building.parkingLevels.-1', 'Сутерен', 'Basement'))

  test('has the usual words of the product without a translation of its own', () => {
    const building = translateBuilding(defaultBuilding, dictionary)
    expect(building.apartmentTypes[0]?.name).toBe('Studio')
    expect(building.parkingLevels[0]?.name).toBe('Basement')
    expect(untranslatedOf(building)).toContain('Тристаен')
    expect(untranslatedOf(building)).not.toContain('Студио')
    expect(untranslatedOf(defaultBuilding)).toEqual([])
  })

  test('stays the same object, because much is cached by it', () => {
    expect(translateBuilding(defaultBuilding, dictionary)).toBe(
      translateBuilding(defaultBuilding, dictionary),
    )
    expect(translateBuilding(defaultBuilding, english())).not.toBe(
      translateBuilding(defaultBuilding, dictionary),
    )
  })
})

describe('the list', () => {
  const texts = translatableTexts({ ...nothing, homePage })
  const dictionary = english(
    stored('homePage.title', 'Дом до морето', 'A home by the sea'),
    stored('homePage.benefits.1.title', 'Планина', 'Mountain'),
  )

  test('says how far a language is', () => {
    expect(translationProgress(texts, dictionary)).toEqual({
      language: 'en',
      total: 3,
      missing: 1,
      outdated: 1,
      percent: 33,
    })
    expect(translationProgress([], dictionary).percent).toBe(100)
  })

  test.each([
    ['state=missing', ['homePage.benefits.1.text']],
    ['state=outdated', ['homePage.benefits.1.title']],
    ['q=BY THE sea', ['homePage.title']],
    ['q=минути', ['homePage.benefits.1.text']],
    ['place=stores', []],
    ['text=homePage.title', ['homePage.title']],
    ['state=nonsense&place=nonsense&language=xx', texts.map(({ key }) => key)],
  ])('shows what %s asks for', (query, keys) => {
    const filters = parseTranslationFilters(new URLSearchParams(query))
    expect(filterTexts(texts, dictionary, filters).map(({ key }) => key)).toEqual(keys)
  })
})

test('a translation may be half as long again as the Bulgarian text, and keeps words in braces', () => {
  const section = {
    key: 'pageTexts.privacySections.1.title',
    place: 'pageTexts' as const,
    field: 'privacySections.title',
    text: 'Кой е {фирма}',
    limit: 20,
    hasPlaceholders: true as const,
  }
  expect(findTranslationFault(section, 'Who is {фирма}')).toBeUndefined()
  expect(findTranslationFault(section, 'Who is {company}')).toContain('{company}')
  expect(findTranslationFault(section, 'x'.repeat(31))).toBe('translationTooLong 30,31')
})

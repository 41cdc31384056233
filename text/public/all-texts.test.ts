import { expect, test } from 'vitest'
import { languages, translatedLanguages } from '../../domain/language.ts'
import { allTexts } from './all-texts.ts'

type Entry = [path: string, value: unknown]

/** Every text and every function of texts, by its place. */
function entriesOf(value: unknown, path = ''): Entry[] {
  if (value === null || typeof value !== 'object') return [[path, value]]
  return Object.entries(value).flatMap(([key, each]) => entriesOf(each, path === '' ? key : `${path}.${key}`))
}

/** Lists have as many lines as the language needs; all else is the same text in every language. */
const isListed = (path: string) => /^(?:explanations\.terms|privacy\.storedOf\w+)\./.test(path)
const entries = (texts: unknown) => entriesOf(texts).filter(([path]) => !isListed(path))
const isLatin = (language: string) => language !== 'bg' && language !== 'ru'

/** Where a language that counts floors as Bulgarian does has nothing to say. */
const mayBeEmpty = ['explanations.floorNote', 'apartment.share.handed']

test.for(translatedLanguages)(
  'every text of the interface is there in %s: an offered language is complete',
  (language) => {
    const bulgarian = entries(allTexts.bg)
    const translated = new Map(entries(allTexts[language]))
    expect(bulgarian.length).toBeGreaterThan(500)
    const kinds = bulgarian.map(([path, value]) => [path, typeof value])
    expect([...translated].map(([path, value]) => [path, typeof value]).sort()).toEqual(kinds.sort())
    const empty = [...translated].filter(([path, value]) => value === '' && !mayBeEmpty.includes(path))
    expect(empty.map(([path]) => path).filter((path) => new Map(bulgarian).get(path) !== '')).toEqual([])
  },
)

test.for(translatedLanguages.filter(isLatin))('no text of %s has a Cyrillic letter', (language) => {
  const texts = entriesOf(allTexts[language]).filter(([, value]) => typeof value === 'string')
  expect(texts.filter(([, value]) => /\p{Script=Cyrillic}/u.test(String(value)))).toEqual([])
})

test.for(languages)(
  'in %s a floor is named by what is written on it, which people say who speak to their browser',
  (language) => {
    const { free, freeOf } = allTexts[language].navigator.building
    for (const count of [0, 1, 2, 5, 21]) expect(freeOf(count, 30)).toContain(free(count))
  },
)

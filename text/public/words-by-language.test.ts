import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'

const root = join(import.meta.dirname, '../..')

/** The code of a module without its comments. Strings are matched first, because „//“ is in URLs, too. */
function codeOf(path: string): string {
  const token = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\//g
  return readFileSync(join(root, path), 'utf8').replace(token, (found) =>
    found.startsWith('/') ? '' : found,
  )
}

/** The modules that a module loads with it. Types are not loaded, nor are texts, which are loaded by language. */
function importsOf(path: string): string[] {
  const imports = codeOf(path).matchAll(
    /^(?:import|export)\s(?!type\s)([^'"]*?)(?:from\s)?'(\.[^']+\.tsx?)'/gm,
  )
  return [...imports]
    .filter(([, names = '']) => !/^\{(?:\s*type\s+\w+(?:\s+as\s+\w+)?\s*,?)+\s*\}\s*$/.test(names))
    .map(([, , file = '']) => posix.join(path, '..', file))
    .filter((file) => existsSync(join(root, file)))
}

function modulesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => posix.join(folder, name))
}

/** What public pages load on the server or in browsers. */
function loadedByPublicPages(): Set<string> {
  const loaded = new Set<string>()
  const waiting = [
    'app/root.tsx',
    'app/error-page.tsx',
    ...['app/public', 'app/home-page'].flatMap(modulesUnder),
  ]
  for (const path of waiting) {
    if (loaded.has(path)) continue
    loaded.add(path)
    waiting.push(...importsOf(path))
  }
  return loaded
}

/** Modules that read what people type: in forms, searches, spreadsheets and names of files, with units of measure. */
const readsWords = [
  'domain/apartment/apartment-cells.ts',
  'domain/apartment/apartment-filters.ts',
  'domain/apartment/apartment-sheet.ts',
  'domain/apartment/apartment-wordings.ts',
  'domain/costs/due-instalments.ts',
  'domain/enquiry/phone-forms.ts',
  'domain/enquiry/search-terms.ts',
  'domain/files/stored-path.ts',
  'domain/floor-plan/plan-names/entrances.ts',
  'domain/floor-plan/plan-names/spelling.ts',
  'domain/floor-plan/plan-names/tokens.ts',
  'domain/floor-plan/printed-texts.ts',
  'domain/formats/formats.ts',
  'domain/formats/read-number.ts',
  'domain/lists/search-tokens.ts',
  'domain/page-texts/placeholders.ts',
  'domain/paper/placeholders.ts',
  'domain/parking/parking-cells.ts',
  'domain/parking/parking-search.ts',
  'domain/parking/parking-sheet.ts',
  'domain/parking/parking-size.ts',
  'domain/people/common-passwords.ts',
  'domain/reservation/reservation-filters.ts',
  'domain/sheet/header-names.ts',
  'domain/sheet/row-codec.ts',
  'domain/sheet/sheet.ts',
  'domain/sheet/wordings.ts',
]

/** Modules with words that are stored: what a new record begins with, what replaces an erased one, and what papers say. */
const storesWords = [
  'backend/data/plans/building-views.ts',
  'domain/building/building.ts',
  'domain/building/default-building.ts',
  'domain/enquiry/reply-template.ts',
  'domain/formats/amount-in-words.ts',
  'domain/home-page/home-page.ts',
  'domain/personal-data/personal-data.ts',
]

const known = [...readsWords, ...storesWords]

/** The languages call themselves by their own names and offer themselves in their own words, and the server logs what it shows to nobody. */
const isAllowed = (path: string) =>
  /^text\/(?:public\/(?:bg|ru)\/|public\/language-(?:names|offers)|log-messages)/.test(path)

const hasWords = (path: string) => !isAllowed(path) && /\p{Script=Cyrillic}/u.test(codeOf(path))
const isOfLanguage = new RegExp(`^text/public/(?:${languages.join('|')})/`)

const loaded = [...loadedByPublicPages()]
const withBulgarian = loaded
  .filter((path) => !path.startsWith('text/public/'))
  .filter((path) => importsOf(path).some((file) => isOfLanguage.test(file)))
  .sort()

test('visitors read words of their language: the code of public pages has none of its own', () => {
  expect(loaded.length).toBeGreaterThan(200)
  expect(loaded.filter(hasWords).filter((path) => !known.includes(path))).toEqual([])
})

test('the domain has keys and rules, and text/ has the words for them', () => {
  const inDomain = modulesUnder('domain').filter(hasWords)
  expect(inDomain.sort()).toEqual(known.filter((path) => path.startsWith('domain/')).sort())
})

test('public pages read the texts of no language by name', () => {
  expect(withBulgarian).toEqual([])
})

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

/** Modules that read what people type in Cyrillic letters, and units of measure. */
const readsLetters = [
  'domain/apartment/apartment-filters.ts',
  'domain/enquiry/phone-forms.ts',
  'domain/formats/formats.ts',
  'domain/formats/read-number.ts',
  'domain/lists/search-tokens.ts',
  'domain/page-texts/placeholders.ts',
]

/** Modules with words that the admin area shows, or what a new building begins with. None may join them. */
const hasAdminWords = [
  'backend/data/plans/building-views.ts',
  'domain/apartment/apartment-fields.ts',
  'domain/apartment/apartment-title.ts',
  'domain/apartment/price-list-headers.ts',
  'domain/building/building-use.ts',
  'domain/building/building.ts',
  'domain/building/default-building.ts',
  'domain/building/exposure.ts',
  'domain/buyer-facts/buyer-facts.ts',
  'domain/buyer-facts/construction-stage.ts',
  'domain/enquiry/enquiry-work.ts',
  'domain/enquiry/reply-template.ts',
  'domain/files/stored-path.ts',
  'domain/home-page/home-page-schema.ts',
  'domain/home-page/home-page.ts',
  'domain/parking/parking-fields.ts',
  'domain/parking/parking-size.ts',
  'domain/parking/parking-type.ts',
  'domain/people/role.ts',
  'domain/personal-data/retention.ts',
  'domain/price-label.ts',
  'domain/record/field-kinds.ts',
  'domain/record/field-schemas.ts',
  'domain/reservation/days-left.ts',
  'domain/reservation/reservation-fields.ts',
  'domain/reservation/reservation-filters.ts',
  'domain/reservation/reservation-state.ts',
  'domain/reservation/reservation-warnings.ts',
  'domain/reservation/reservation.ts',
  'domain/settings.ts',
  'domain/status.ts',
]

/** The languages call themselves by their own names and offer themselves in their own words, and the server logs what it shows to nobody. */
const isAllowed = (path: string) =>
  /^text\/(?:public\/(?:bg|ru)\/|public\/language-(?:names|offers)|log-messages)/.test(path)

const isOfLanguage = new RegExp(`^text/public/(?:${languages.join('|')})/`)

const loaded = [...loadedByPublicPages()]
const withWords = loaded
  .filter((path) => !isAllowed(path) && /\p{Script=Cyrillic}/u.test(codeOf(path)))
  .sort()
const withBulgarian = loaded
  .filter((path) => !path.startsWith('text/public/'))
  .filter((path) => importsOf(path).some((file) => isOfLanguage.test(file)))
  .sort()

test('visitors read words of their language: the code of public pages has none of its own', () => {
  expect(loaded.length).toBeGreaterThan(200)
  expect(withWords).toEqual([...readsLetters, ...hasAdminWords].sort())
})

test('and reads the texts of no language by name', () => {
  expect(withBulgarian).toEqual([])
})

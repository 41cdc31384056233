import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { pluralsIn } from './plurals.ts'

/** The plural forms of each call in a file: the names of the properties of its last argument. */
function formsIn(code: string): string[][] {
  const calls = code.matchAll(/\bplural\w*\(\s*[\w.]+,\s*(\{(?:[^{}]|\{[^{}]*\})*\})/g)
  return [...calls].map(([, forms = '']) =>
    [...forms.matchAll(/(?:^|[{,])\s*(zero|one|two|few|many|other):/g)].map(([, name = '']) => name),
  )
}

/** The forms that whole numbers take: Russian has `other` for fractions alone. */
function formsOfNumbers(language: string): string[] {
  const rules = new Intl.PluralRules(language)
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))]
}

test.each(languages)('every plural in %s has all forms of the language', (language) => {
  const folder = join(import.meta.dirname, language)
  const needed = formsOfNumbers(language)
  let found = 0
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  )) {
    for (const forms of formsIn(readFileSync(join(folder, name), 'utf8'))) {
      found++
      expect(
        needed.filter((form) => !forms.includes(form)),
        `${name} ${forms}`,
      ).toEqual([])
    }
  }
  expect(found).toBeGreaterThan(5)
})

test('a form is selected by the grammar of the language', () => {
  const forms = { one: '# квартира', few: '# квартиры', many: '# квартир', other: '# квартиры' }
  expect([1, 3, 5, 21].map((count) => pluralsIn('ru')(count, forms))).toEqual([
    '1 квартира',
    '3 квартиры',
    '5 квартир',
    '21 квартира',
  ])
})

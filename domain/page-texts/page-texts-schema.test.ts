import { expect, test } from 'vitest'
import { noPageTexts, pageTextLimits } from './page-texts.ts'
import { pageTextsSchema } from './page-texts-schema.ts'

function messages(values: object): string[] {
  const { error } = pageTextsSchema.safeParse(values)
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

test('everything may be empty, which means the default texts', () => {
  expect(pageTextsSchema.parse({})).toEqual(noPageTexts)
  expect(pageTextsSchema.parse({ storesIntro: '  ' })).toEqual(noPageTexts)
})

test('an unknown placeholder is named, with those that are known', () => {
  const section = { title: 'Кой', text: 'Ние сме {фирмата}.' }
  expect(messages({ privacySections: [section] })).toEqual([
    'privacySections.0.text: unknownPlaceholder "{фирмата}"',
  ])
  expect(messages({ privacySections: [{ ...section, text: 'Ние сме {фирма}.' }] })).toEqual([])
  expect(messages({ apartmentsIntro: 'Ние сме {фирма}.' })).toEqual(['apartmentsIntro: bracesOutsidePrivacy'])
})

test('texts have limits, one by one and together', () => {
  const { introduction, sections, title, text, allSections } = pageTextLimits
  expect(messages({ parkingIntro: 'а'.repeat(introduction + 1) })).toEqual(['parkingIntro: tooLong 600'])
  expect(messages({ privacySections: [{ title: 'а'.repeat(title + 1), text: '' }] })).toEqual([
    'privacySections.0.title: tooLong 120',
    'privacySections.0.text: noSectionText',
  ])
  const short = { title: 'а', text: 'а' }
  expect(messages({ privacySections: Array(sections).fill(short) })).toEqual([])
  expect(messages({ privacySections: Array(sections + 1).fill(short) })).toEqual([
    'privacySections: tooManySections 20',
  ])
  const long = { title: 'а', text: 'а'.repeat(text) }
  expect(messages({ privacySections: Array(Math.ceil(allSections / text)).fill(long) })).toEqual([
    'privacySections: sectionsTooLong 30000',
  ])
})

test('line ends of a browser without scripts are counted and stored as one character', () => {
  const lines = (end: string) =>
    Array(pageTextLimits.introduction / 2)
      .fill('а')
      .join(end)
  expect(pageTextsSchema.parse({ contactIntro: lines('\r\n') }).contactIntro).toBe(lines('\n'))
})

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
    'privacySections.0.text: „{фирмата}“ не може да се замести. В скоби може да има само {фирма}, {ЕИК}, {адрес}, {имейл}, {телефон} и {срок}',
  ])
  expect(messages({ privacySections: [{ ...section, text: 'Ние сме {фирма}.' }] })).toEqual([])
  expect(messages({ apartmentsIntro: 'Ние сме {фирма}.' })).toEqual([
    'apartmentsIntro: Скоби { } може да има само в текста за личните данни',
  ])
})

test('texts have limits, one by one and together', () => {
  const { introduction, sections, title, text, allSections } = pageTextLimits
  expect(messages({ parkingIntro: 'а'.repeat(introduction + 1) })).toEqual([
    'parkingIntro: Най-много 600 знака',
  ])
  expect(messages({ privacySections: [{ title: 'а'.repeat(title + 1), text: '' }] })).toEqual([
    'privacySections.0.title: Най-много 120 знака',
    'privacySections.0.text: Въведете текст на раздела',
  ])
  const short = { title: 'а', text: 'а' }
  expect(messages({ privacySections: Array(sections).fill(short) })).toEqual([])
  expect(messages({ privacySections: Array(sections + 1).fill(short) })).toEqual([
    'privacySections: Най-много 20 раздела',
  ])
  const long = { title: 'а', text: 'а'.repeat(text) }
  expect(messages({ privacySections: Array(Math.ceil(allSections / text)).fill(long) })).toEqual([
    'privacySections: Всички раздели заедно са най-много 30000 знака. Съкратете някой от тях',
  ])
})

test('line ends of a browser without scripts are counted and stored as one character', () => {
  const lines = (end: string) =>
    Array(pageTextLimits.introduction / 2)
      .fill('а')
      .join(end)
  expect(pageTextsSchema.parse({ contactIntro: lines('\r\n') }).contactIntro).toBe(lines('\n'))
})

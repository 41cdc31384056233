import { expect, test } from 'vitest'
import { fillPlaceholders, findUnknownPlaceholder, type PageFacts } from './placeholders.ts'

const facts: PageFacts = {
  фирма: '„Хоризонт“ ООД',
  ЕИК: '175074752',
  адрес: 'ул. „Морска“ 2',
  имейл: 'data@example.com',
  телефон: '+359 1',
  срок: 'най-много 12 месеца',
}

test('placeholders are filled in, however they are written', () => {
  expect(fillPlaceholders('{фирма}, ЕИК {еик}, { Адрес }', facts)).toBe(
    '„Хоризонт“ ООД, ЕИК 175074752, ул. „Морска“ 2',
  )
})

test('data with braces is not filled in again', () => {
  expect(fillPlaceholders('{фирма}', { ...facts, фирма: '{имейл} $& $1' })).toBe('{имейл} $& $1')
})

test.each([
  ['Пишете на {имейл} или на {телефон}', undefined],
  ['Ние сме {фирмата}.', '{фирмата}'],
  ['{фирма} и {constructor}', '{constructor}'],
  ['Ние сме {фирма', '{фирма'],
  ['Ние сме фирма}', '}'],
  ['{{фирма}}', '{'],
  ['{}', '{}'],
  [`{${'а'.repeat(100)}}`, `{${'а'.repeat(39)}…`],
])('in „%s“ the unknown placeholder is %s', (text, unknown) => {
  expect(findUnknownPlaceholder(text)).toBe(unknown)
})

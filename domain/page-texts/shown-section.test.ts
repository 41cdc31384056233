import { expect, test } from 'vitest'
import { pagePlaceholders } from './placeholders.ts'
import { showSection } from './shown-section.ts'

const facts = {
  ...(Object.fromEntries(pagePlaceholders.map((name) => [name, name])) as Record<
    (typeof pagePlaceholders)[number],
    string
  >),
  адрес: '- ул. „Морска“ 2\n\nвход А',
}
const blocks = (text: string) => showSection({ title: '', text }, facts).blocks

test('blank lines divide paragraphs, and single line breaks stay', () => {
  expect(blocks('Първи ред\nвтори ред\n \nДруг абзац')).toEqual([
    { kind: 'paragraph', text: 'Първи ред\nвтори ред' },
    { kind: 'paragraph', text: 'Друг абзац' },
  ])
})

test('lines with a dash are a list, also right below a sentence', () => {
  expect(blocks('Пазим:\n- името\n– имейла\n• телефона\nи нищо друго')).toEqual([
    { kind: 'paragraph', text: 'Пазим:' },
    { kind: 'list', lines: ['името', 'имейла', 'телефона'] },
    { kind: 'paragraph', text: 'и нищо друго' },
  ])
  expect(blocks('-5 градуса')).toEqual([{ kind: 'paragraph', text: '-5 градуса' }])
})

test('only a line that is a web address is a link', () => {
  expect(blocks('www.cpdp.bg')).toEqual([{ kind: 'link', url: 'https://www.cpdp.bg', text: 'www.cpdp.bg' }])
  expect(blocks('https://example.com/a?b=1')).toMatchObject([{ url: 'https://example.com/a?b=1' }])
  for (const text of [
    'Вижте www.cpdp.bg',
    'javascript:alert(1)',
    'http://example.com',
    'www.',
    'https://"x.bg',
  ])
    expect(blocks(text), text).toEqual([{ kind: 'paragraph', text }])
})

test('data that is filled in never begins a list or a paragraph', () => {
  expect(blocks('{адрес}')).toEqual([{ kind: 'paragraph', text: facts.адрес }])
  expect(blocks('- {фирма}\n- {адрес}')).toEqual([{ kind: 'list', lines: ['фирма', facts.адрес] }])
  expect(showSection({ title: 'Кой е {фирма}', text: 'а' }, facts).title).toBe('Кой е фирма')
})

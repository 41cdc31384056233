import { expect, test } from 'vitest'
import { defaultReplyTemplate, fillReply, replySchema, replyTemplateSchema } from './reply-template.ts'

const facts = {
  име: 'Мария',
  апартамент: 'апартамент 12',
  агент: 'Агент 1',
  връзка: 'https://example.com/apartments/a',
}

test('a reply is filled in from the enquiry', () => {
  const { subject, text } = fillReply(defaultReplyTemplate, facts)
  expect(subject).toBe('Вашето запитване за апартамент 12')
  expect(text).toMatch(/^Здравейте, Мария,/)
  expect(text).toContain('\nhttps://example.com/apartments/a\n')
  expect(text).not.toMatch(/[{}]/)
})

test("placeholders in the visitor's own text are not filled in, and unknown ones stay", () => {
  const filled = fillReply({ subject: '{Име} {име}', text: '$& {име}' }, { ...facts, име: "$' {агент}" })
  expect(filled).toEqual({ subject: "{Име} $' {агент}", text: "$& $' {агент}" })
})

test('a name of two lines leaves the subject one line', () => {
  expect(fillReply({ subject: 'За {име}', text: '-' }, { ...facts, име: 'А\r\nBcc: b' }).subject).toBe(
    'За А Bcc: b',
  )
  const reply = { subject: 'А\r\nBcc: b', text: '-', noteId: crypto.randomUUID() }
  expect(replySchema.safeParse(reply).success).toBe(false)
})

test('a template needs a subject and a text', () => {
  const refused = replyTemplateSchema.safeParse({ subject: ' ', text: '' })
  expect(refused.error?.issues.map(({ message }) => message)).toEqual(['Въведете тема', 'Въведете текст'])
  expect(replyTemplateSchema.parse(defaultReplyTemplate)).toEqual(defaultReplyTemplate)
})

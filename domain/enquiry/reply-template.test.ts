import { expect, test } from 'vitest'
import { fillReply, replySchema, replyTemplatesSchema, templateIn } from './reply-template.ts'

const bulgarian = { subject: 'За {апартамент}', text: 'Здравейте, {име},\n{връзка}\n{агент}' }

const facts = {
  име: 'Мария',
  апартамент: 'апартамент 12',
  агент: 'Агент 1',
  връзка: 'https://example.com/apartments/a',
}

test('a reply is filled in from the enquiry', () => {
  expect(fillReply(bulgarian, facts)).toEqual({
    subject: 'За апартамент 12',
    text: 'Здравейте, Мария,\nhttps://example.com/apartments/a\nАгент 1',
  })
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

test('the Bulgarian template needs a subject and a text', () => {
  const refused = replyTemplatesSchema.safeParse({ subject: ' ', text: '' })
  expect(refused.error?.issues.map(({ message }) => message)).toEqual(['noSubject', 'noText'])
  expect(replyTemplatesSchema.parse(bulgarian)).toEqual(bulgarian)
})

test('a template of another language is whole or empty', () => {
  const { subject, text } = bulgarian
  const german = { subject: 'Ihre Anfrage', text: 'Guten Tag, {име},' }
  const refusals = (de: object) =>
    replyTemplatesSchema
      .safeParse({ subject, text, de })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  expect(refusals(german)).toBeUndefined()
  expect(refusals({ subject: ' ', text: '' })).toBeUndefined()
  expect(replyTemplatesSchema.parse({ subject, text, de: { subject: ' ' } }).de).toBeUndefined()
  expect(refusals({ ...german, subject: '' })).toEqual(['de.subject: noSubject'])
  expect(refusals({ ...german, text: '\n' })).toEqual(['de.text: noText'])
})

test('a reply begins with the template of its language, or else with the Bulgarian one', () => {
  const de = { subject: 'Ihre Anfrage', text: 'Guten Tag' }
  const templates = { ...bulgarian, de }
  const { subject, text } = templates
  expect(templateIn(templates, 'de')).toEqual({ template: de, language: 'de' })
  expect(templateIn(templates, 'ro')).toEqual({ template: { subject, text }, language: 'bg' })
  expect(templateIn(templates, 'bg')).toEqual({ template: { subject, text }, language: 'bg' })
})

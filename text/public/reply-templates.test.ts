import { expect, test } from 'vitest'
import {
  fillReply,
  replyPlaceholders,
  replyTemplatesSchema,
  templateIn,
} from '../../domain/enquiry/reply-template.ts'
import { type Language, languages } from '../../domain/language.ts'
import { allTexts } from './all-texts.ts'
import { defaultReplyTemplates } from './reply-templates.ts'

test('a new installation has a whole template in every language, which the form accepts', () => {
  expect(replyTemplatesSchema.parse(defaultReplyTemplates)).toEqual(defaultReplyTemplates)
  for (const language of languages)
    expect(templateIn(defaultReplyTemplates, language).language).toBe(language)
})

const beginnings: Record<Language, [subject: string, text: RegExp]> = {
  bg: ['Вашето запитване за апартамент 12', /^Здравейте, Hans,/],
  en: ['Your enquiry about apartment 12', /^Hello Hans,/],
  de: ['Ihre Anfrage zu Wohnung 12', /^Guten Tag Hans,/],
  ro: ['Solicitarea dumneavoastră privind apartamentul 12', /^Bună ziua, Hans,/],
  ru: ['Ваш запрос: квартира 12', /^Здравствуйте, Hans!/],
}

test.each(languages)('the reply in %s is filled in whole', (language) => {
  const { template } = templateIn(defaultReplyTemplates, language)
  for (const name of replyPlaceholders) expect(template.subject + template.text).toContain(`{${name}}`)
  const reply = fillReply(template, {
    име: 'Hans',
    апартамент: allTexts[language].enquiryReply.apartment('12'),
    агент: 'Agent 1',
    връзка: 'https://example.com/apartments/a',
  })
  const [subject, text] = beginnings[language]
  expect(reply.subject).toBe(subject)
  expect(reply.text).toMatch(text)
  expect(reply.text).toContain('\nhttps://example.com/apartments/a\n')
  expect(reply.text).not.toMatch(/[{}]/)
})

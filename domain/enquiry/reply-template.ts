import { z } from 'zod'
import { byLanguage, defaultLanguage, type Language } from '../language.ts'
import { fault } from '../record/fault.ts'
import { optionalText, requiredText } from '../record/field-schemas.ts'
import type { Stored } from '../record/stored-record.ts'

const mostInSubject = 200
const mostInText = 5000

const subject = requiredText('noSubject', mostInSubject)
const text = requiredText('noText', mostInText)

const isEmpty = ({ subject, text }: ReplyTemplate) => subject === '' && text === ''

/** The text that a reply to an enquiry begins with. Placeholders in braces are filled in from the enquiry. */
export interface ReplyTemplate {
  subject: string
  text: string
}

/** A template in another language than Bulgarian: whole, or none. */
const translated = z
  .object({ subject: optionalText(mostInSubject), text: optionalText(mostInText) })
  .superRefine((template, { addIssue }) => {
    if (isEmpty(template)) return
    if (template.subject === '') addIssue({ code: 'custom', path: ['subject'], message: fault('noSubject') })
    if (template.text === '') addIssue({ code: 'custom', path: ['text'], message: fault('noText') })
  })
  .transform((template): ReplyTemplate | undefined => (isEmpty(template) ? undefined : template))
  .optional()

/** The Bulgarian template, and those of other languages that somebody has written. */
export const replyTemplatesSchema = z.object({
  subject,
  text,
  ...byLanguage(() => translated),
})
export type ReplyTemplates = z.infer<typeof replyTemplatesSchema>

/** How many templates of replies a company has at most. */
export const mostReplyTemplates = 20
export const mostInTemplateName = 80

/** A template that agents choose by its name, with what is attached to a reply that begins with it. */
export const replyTemplateSchema = replyTemplatesSchema.extend({
  name: requiredText('noName', mostInTemplateName),
  withCard: z.boolean().default(false),
  withPriceList: z.boolean().default(false),
})
export type ReplyTemplateValues = z.infer<typeof replyTemplateSchema>
export type StoredReplyTemplate = ReplyTemplateValues & Stored

/** Its keys are the fields of the form. */
export const newReplyTemplate: ReplyTemplateValues = {
  name: '',
  subject: '',
  text: '',
  withCard: false,
  withPriceList: false,
  ...byLanguage(() => undefined),
}

export const replySchema = z.object({
  subject: subject.regex(/^[^\r\n]*$/, fault('subjectOfLines')),
  text,
  /** The browser chooses the id and sends the same one when it retries, so that a reply is sent once. */
  noteId: z.uuid(fault('outdatedPage')),
  /** The id of the template that it began with. */
  template: z.string().max(64, fault('outdatedPage')).optional(),
})

/** The template for a reply in a language, or the Bulgarian one where there is none; `language` says which it is. */
export function templateIn(
  templates: ReplyTemplates,
  wanted: Language,
): { template: ReplyTemplate; language: Language } {
  const { subject, text } = templates
  const own = wanted === defaultLanguage ? undefined : templates[wanted]
  return own
    ? { template: own, language: wanted }
    : { template: { subject, text }, language: defaultLanguage }
}

/** A template as one text, for the history and for what two people have changed at once. */
export function formatTemplate({ subject, text }: ReplyTemplate): string {
  return `${subject}\n${text}`
}

export type ReplyFacts = Record<(typeof replyPlaceholders)[number], string>

export const replyPlaceholders = ['име', 'апартамент', 'агент', 'връзка'] as const

const placeholder = new RegExp(`\\{(${replyPlaceholders.join('|')})\\}`, 'g')

export function fillReply(template: ReplyTemplate, facts: ReplyFacts): ReplyTemplate {
  const fill = (text: string) => text.replace(placeholder, (_, name: keyof ReplyFacts) => facts[name])
  return { subject: fill(template.subject).replace(/\s+/g, ' '), text: fill(template.text) }
}

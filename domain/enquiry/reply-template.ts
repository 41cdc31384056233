import { z } from 'zod'
import { requiredText } from '../record/field-schemas.ts'

const subject = requiredText('Въведете тема', 200)
const text = requiredText('Въведете текст', 5000)

/** The text that a reply to an enquiry begins with. Placeholders in braces are filled in from the enquiry. */
export const replyTemplateSchema = z.object({ subject, text })
export type ReplyTemplate = z.infer<typeof replyTemplateSchema>

export const replySchema = z.object({
  subject: subject.regex(/^[^\r\n]*$/, 'Темата е на един ред'),
  text,
  /** The browser chooses the id and sends the same one when it retries, so that a reply is sent once. */
  noteId: z.uuid('Презаредете страницата и опитайте отново'),
})

export const defaultReplyTemplate: ReplyTemplate = {
  subject: 'Вашето запитване за {апартамент}',
  text: [
    'Здравейте, {име},',
    '',
    'благодарим Ви за интереса. Всичко за {апартамент} ще намерите тук:',
    '{връзка}',
    '',
    'Кога Ви е удобно да се чуем или да дойдете на оглед?',
    '',
    'С уважение,',
    '{агент}',
  ].join('\n'),
}

export type ReplyFacts = Record<(typeof replyPlaceholders)[number], string>

export const replyPlaceholders = ['име', 'апартамент', 'агент', 'връзка'] as const

const placeholder = new RegExp(`\\{(${replyPlaceholders.join('|')})\\}`, 'g')

export function fillReply(template: ReplyTemplate, facts: ReplyFacts): ReplyTemplate {
  const fill = (text: string) => text.replace(placeholder, (_, name: keyof ReplyFacts) => facts[name])
  return { subject: fill(template.subject).replace(/\s+/g, ' '), text: fill(template.text) }
}

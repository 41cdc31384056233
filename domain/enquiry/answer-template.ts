import { z } from 'zod'
import { requiredText } from '../record/field-schemas.ts'

const subject = requiredText('Въведете тема', 200)
const text = requiredText('Въведете текст', 5000)

/** What an answer to an enquiry begins as; words in braces stand for what the enquiry says. */
export const answerTemplateSchema = z.object({ subject, text })
export type AnswerTemplate = z.infer<typeof answerTemplateSchema>

/** An answer that is sent. */
export const answerSchema = z.object({
  subject: subject.regex(/^[^\r\n]*$/, 'Темата е на един ред'),
  text,
  /** Given by the browser, the same for every try of one answer. */
  noteId: z.uuid('Презаредете страницата и опитайте отново'),
})

export const defaultAnswerTemplate: AnswerTemplate = {
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

/** What stands for each word in braces. */
export type AnswerFacts = Record<(typeof answerPlaceholders)[number], string>

export const answerPlaceholders = ['име', 'апартамент', 'агент', 'връзка'] as const

const placeholder = new RegExp(`\\{(${answerPlaceholders.join('|')})\\}`, 'g')

/** Other words in braces stay as they are. */
export function fillAnswer(template: AnswerTemplate, facts: AnswerFacts): AnswerTemplate {
  const fill = (text: string) => text.replace(placeholder, (_, name: keyof AnswerFacts) => facts[name])
  return { subject: fill(template.subject).replace(/\s+/g, ' '), text: fill(template.text) }
}

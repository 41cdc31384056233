import { z } from 'zod'
import { optionalText, requiredText } from '../record/field-schemas.ts'
import { pageTextLimits as limits, type PageTexts, type PrivacySection } from './page-texts.ts'
import { findUnknownPlaceholder, pagePlaceholders } from './placeholders.ts'

/** Browsers without scripts send two characters for the end of each line. One is counted and stored. */
function withPlainLineEnds<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value), schema)
}

const introduction = withPlainLineEnds(
  optionalText(limits.introduction).refine(
    (text) => !/[{}]/.test(text),
    'Скоби { } може да има само в текста за личните данни',
  ),
)

const braces = pagePlaceholders.map((name) => `{${name}}`)
const known = `${braces.slice(0, -1).join(', ')} и ${braces.at(-1)}`

function withPlaceholders<Schema extends z.ZodType<string>>(schema: Schema) {
  return schema.superRefine((text, { addIssue }) => {
    const unknown = findUnknownPlaceholder(text)
    if (unknown !== undefined)
      addIssue(`„${unknown}“ не може да се замести. В скоби може да има само ${known}`)
  })
}

const section = z.object({
  title: withPlaceholders(requiredText('Въведете заглавие на раздела', limits.title)),
  text: withPlainLineEnds(withPlaceholders(requiredText('Въведете текст на раздела', limits.text))),
})

const privacySections = z
  .array(section)
  .max(limits.sections, `Най-много ${limits.sections} раздела`)
  .superRefine((sections, { addIssue }) => {
    if (lengthOf(sections) > limits.allSections)
      addIssue(`Всички раздели заедно са най-много ${limits.allSections} знака. Съкратете някой от тях`)
  })
  .default([])

function lengthOf(sections: readonly PrivacySection[]): number {
  return sections.reduce((sum, { title, text }) => sum + title.length + text.length, 0)
}

export const pageTextsSchema = z.object({
  apartmentsIntro: introduction,
  navigatorIntro: introduction,
  parkingIntro: introduction,
  storesIntro: introduction,
  contactIntro: introduction,
  privacyIntro: introduction,
  privacySections,
}) satisfies z.ZodType<PageTexts>

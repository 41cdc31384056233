import { z } from 'zod'
import { fault } from '../record/fault.ts'
import { optionalText, requiredText } from '../record/field-schemas.ts'
import { pageTextLimits as limits, type PageTexts, type PrivacySection } from './page-texts.ts'
import { findUnknownPlaceholder } from './placeholders.ts'

/** Browsers without scripts send two characters for the end of each line. One is counted and stored. */
function withPlainLineEnds<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value), schema)
}

const introduction = withPlainLineEnds(
  optionalText(limits.introduction).refine((text) => !/[{}]/.test(text), fault('bracesOutsidePrivacy')),
)

function withPlaceholders<Schema extends z.ZodType<string>>(schema: Schema) {
  return schema.superRefine((text, { addIssue }) => {
    const unknown = findUnknownPlaceholder(text)
    if (unknown !== undefined) addIssue(fault('unknownPlaceholder', unknown))
  })
}

const section = z.object({
  title: withPlaceholders(requiredText('noSectionTitle', limits.title)),
  text: withPlainLineEnds(withPlaceholders(requiredText('noSectionText', limits.text))),
})

const privacySections = z
  .array(section)
  .max(limits.sections, fault('tooManySections', limits.sections))
  .superRefine((sections, { addIssue }) => {
    if (lengthOf(sections) > limits.allSections) addIssue(fault('sectionsTooLong', limits.allSections))
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

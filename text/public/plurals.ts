import type { Language } from '../../domain/language.ts'

/**
 * The forms of a text by the number in it: Bulgarian, English and German have `one` and `other`, Romanian `few`, too,
 * and Russian `few` and `many`. A missing form is `other`.
 */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** A function that selects the form for a number in one language. „#“ stands for the number. */
export function pluralsIn(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replaceAll('#', String(count))
}

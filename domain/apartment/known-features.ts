import type { TranslatedLanguage } from '../language.ts'

/** A feature that homes of the building have. */
export interface KnownFeature {
  text: string
  /** How many homes have it. */
  homes: number
  /** The offered languages in which visitors still read it in Bulgarian. */
  missing: TranslatedLanguage[]
}

/**
 * The same for two lines that differ in case, spaces or dashes alone: „Wi-Fi“ and „wi fi“. A dash before a digit is a
 * minus or a range, so that „Ниво -1“ is another line than „Ниво 1“.
 */
export function featureIdentity(line: string): string {
  return line
    .normalize('NFKC')
    .toLocaleLowerCase('bg')
    .replace(/\s*\p{Dash}\s*(?=\d)/gu, ' -')
    .replace(/\p{Dash}(?!\d)/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * The lines of a form as they are stored. A line that another home has in a like spelling gets that spelling, so that
 * it is translated once; `known` has the spellings of most homes first. Lines that the home had already stay as they
 * are, and no line is there twice.
 */
export function unifyFeatures(
  lines: readonly string[],
  known: readonly string[],
  before: readonly string[] = [],
): string[] {
  const spellings = new Map<string, string>()
  for (const text of known) {
    const identity = featureIdentity(text)
    if (!spellings.has(identity)) spellings.set(identity, text)
  }
  const unified = lines.map((line) =>
    before.includes(line) ? line : (spellings.get(featureIdentity(line)) ?? line),
  )
  return [...new Set(unified)]
}

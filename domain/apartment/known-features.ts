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
 * The lines of a form as they are stored. A new line that other homes have in a like spelling gets that spelling, so that
 * it is translated once; `known` has the spellings of most homes first. A line that the home had before stays as it was
 * typed: that is how a spelling is corrected. No feature is there twice.
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
  const own = new Set(before.map(featureIdentity))
  const unified = new Map<string, string>()
  for (const line of lines) {
    const identity = featureIdentity(line)
    const spelled = own.has(identity) ? line : (spellings.get(identity) ?? line)
    if (!unified.has(identity)) unified.set(identity, spelled)
  }
  return [...unified.values()]
}

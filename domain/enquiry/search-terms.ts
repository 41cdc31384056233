import type { Building, Entrance } from '../building/building.ts'
import { compactPhone } from './phone-forms.ts'

/** Matches „апартамент 23“, „ап. 23“, „ап 23“ and „апартамента № 23А“ in a text in lower case. */
const apartmentMention =
  /(?<![\p{L}\p{N}])ап(?:арт(?:амент\p{L}*)?)?\.?\s*(?:№|номер)?\s*((?:\p{L}-?)?\d[\p{L}\d]*(?:[/.-][\p{L}\d]+)*)/gu

export function mentionedApartments(text: string): string[] {
  return [...text.matchAll(apartmentMention)].flatMap(([, number]) => number ?? [])
}

/**
 * The line of the search text by which an apartment is found, however people mention it. The line break keeps 2 from
 * matching 23.
 */
export function apartmentLine(number: string): string {
  return `апартамент ${number}\n`
}

export interface SearchTerm {
  /** The term matches a text that contains all tokens of one of these alternatives. */
  alternatives: string[][]
  /**
   * What „ап. 23 вход Б“ searches for. Enquiries store only the number, so the entrance is checked against the
   * apartments.
   */
  apartment?: { number: string; entrance: Entrance }
}

const entranceMention = /(?<![\p{L}\p{N}])(?:вход|вх\.?)\s*([\p{L}\p{N}]+)/u
/** Latin letters that people type for the Cyrillic letters of entrances. */
const latinLetters: Record<string, string> = { a: 'а', b: 'б', c: 'в', v: 'в', g: 'г', d: 'д', e: 'е' }

/** Finds an entrance by its id or its name; a letter may be typed in Latin. */
function findEntrance({ entrances }: Building, typed: string): Entrance | undefined {
  const name = latinLetters[typed] ?? typed
  return entrances.find((entrance) => entrance.id === typed || folded(entrance.name) === name)?.id
}

export function folded(text: string): string {
  return text.toLocaleLowerCase('bg')
}

/**
 * Splits a search into terms that must all match, in any order: apartments („ап. 23 вход Б“), phones in any
 * spelling, and other tokens.
 */
export function searchTerms(building: Building, search: string): SearchTerm[] {
  const text = folded(search)
  const numbers = mentionedApartments(text)
  if (numbers.length === 0) return wordTerms(text)
  const entrance = findEntrance(building, text.match(entranceMention)?.[1] ?? '')
  const withoutNumbers = text.replace(apartmentMention, ' ')
  const rest = entrance ? withoutNumbers.replace(entranceMention, ' ') : withoutNumbers
  return [...numbers.map((number) => apartmentTerm(number, entrance)), ...wordTerms(rest)]
}

function apartmentTerm(number: string, entrance: Entrance | undefined): SearchTerm {
  return { alternatives: [[apartmentLine(number)]], ...(entrance && { apartment: { number, entrance } }) }
}

function wordTerms(text: string): SearchTerm[] {
  const tokens = text.split(/\s+/).filter(Boolean)
  const isDigits = (word = '') => /^[\d+()/.-]*\d[\d+()/.-]*$/.test(word)
  const terms: SearchTerm[] = []
  for (let start = 0; start < tokens.length; ) {
    let end = start + 1
    while (isDigits(tokens[start]) && isDigits(tokens[end])) end++
    terms.push({ alternatives: alternativesOf(tokens.slice(start, end)) })
    start = end
  }
  return terms
}

/** The ways to read these tokens: groups of digits may be one phone number with spaces, or several numbers. */
function alternativesOf(tokens: string[]): string[][] {
  const compact = compactPhone(tokens.join(''))
  const isPhone = /\d/.test(compact) && tokens.every((word) => /^[\d+()/.-]+$/.test(word))
  return isPhone && tokens.join(' ') !== compact ? [[compact], tokens] : [tokens]
}

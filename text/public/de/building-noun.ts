import type { Building } from '../../../domain/building/building.ts'

/**
 * Sentences that call the building by its noun in the singular, which has its article: „das Gebäude“, „die neue
 * Wohnanlage“. A noun without an article stays as it is written.
 */

const datives: Record<string, string> = { der: 'dem', das: 'dem', die: 'der' }

function split(noun: string): { article: string | undefined; rest: string } {
  const [, article, rest = noun] = /^(der|die|das) (.+)$/i.exec(noun) ?? []
  return { article: article?.toLowerCase(), rest }
}

/** Whether an adjective stands before the noun: „der neue Wohnpark“. Its ending depends on the article. */
function hasAdjective(noun: string): boolean {
  return /^\p{Ll}/u.test(split(noun).rest)
}

function dativeOf(noun: string): string {
  const { article, rest } = split(noun)
  if (article === undefined) return noun
  return `${datives[article]} ${rest.replace(/(?<=^|\s)\p{Ll}+e(?=\s)/gu, '$&n')}`
}

/** „im Gebäude“, „in der Wohnanlage“ */
export function inBuilding(noun: string): string {
  return `in ${dativeOf(noun)}`.replace(/^in dem /, 'im ')
}

/** „zum Gebäude“, „zur Wohnanlage“ */
export function toBuilding(noun: string): string {
  return `zu ${dativeOf(noun)}`.replace(/^zu dem /, 'zum ').replace(/^zu der /, 'zur ')
}

type Named = Pick<Building, 'name' | 'noun'>

/** „Gebäude „Бриз““ at the beginning of a sentence, or „Das Gebäude“ where the name is not known. */
export function buildingNamed({ name, noun }: Named): string {
  if (name === '') return capitalize(noun)
  return `${hasAdjective(noun) ? capitalize(noun) : split(noun).rest} „${name}“`
}

/** „im Gebäude „Бриз““ */
export function inBuildingNamed({ name, noun }: Named): string {
  return name === '' ? inBuilding(noun) : `${inBuilding(noun)} „${name}“`
}

const endings: Record<string, string> = { der: 'Neuer', die: 'Neue', das: 'Neues' }
const ofHomes = ['Gebäude', 'Haus', 'Komplex', 'Anlage']

/** „Neues Wohngebäude“, „Neue Wohnanlage“: the adjective agrees with the noun, whose article tells its gender. */
export function newBuilding({ noun }: Pick<Building, 'noun'>): string {
  const { article, rest } = split(noun)
  if (article === undefined || hasAdjective(noun)) return capitalize(noun)
  return `${endings[article]} ${ofHomes.includes(rest) ? `Wohn${rest.toLowerCase()}` : rest}`
}

export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase('de') + text.slice(1)
}

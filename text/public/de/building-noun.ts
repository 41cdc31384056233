import type { Building } from '../../../domain/building/building.ts'

/**
 * Sentences that call the building by its noun, which has its article: „das Gebäude“, „die Wohnanlage“. A noun without
 * an article, or in the plural, stays as it is written.
 */

const datives: Record<string, string> = { der: 'dem', das: 'dem', die: 'der' }

function split(noun: string): { article: string | undefined; rest: string } {
  const [, article, rest = noun] = /^(der|die|das) (.+)$/i.exec(noun) ?? []
  return { article: article?.toLowerCase(), rest }
}

export function withoutArticle(noun: string): string {
  return split(noun).rest
}

function dativeOf(noun: string): string {
  const { article, rest } = split(noun)
  return article === undefined ? noun : `${datives[article]} ${rest}`
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
  return name === '' ? capitalize(noun) : `${withoutArticle(noun)} „${name}“`
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
  if (article === undefined) return capitalize(noun)
  return `${endings[article]} ${ofHomes.includes(rest) ? `Wohn${rest.toLowerCase()}` : rest}`
}

export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase('de') + text.slice(1)
}

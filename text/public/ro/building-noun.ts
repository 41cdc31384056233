import type { Building } from '../../../domain/building/building.ts'
import { capitalize } from './number-words.ts'

/** Sentences that call the building by its noun, which is given with its article: „clădirea“, „complexul“. */

const endings: [ending: RegExp, bare: string][] = [
  [/ele$/, 'e'],
  [/ile$/, 'i'],
  // „ansamblul“ and „edificiul“ are „ansamblu“ and „edificiu“ without their article, „complexul“ is „complex“.
  [/([^aeiouăâî][lr]|i)ul$/, '$1u'],
  [/ul$/, ''],
  [/ea$/, 'e'],
  [/ia$/, 'ie'],
  [/a$/, 'ă'],
]

/** „clădire“ for „clădirea“. A noun of more than one word, such as „complexul rezidențial“, stays as it is. */
function withoutArticle(noun: string): string {
  const found = noun.includes(' ') ? undefined : endings.find(([ending]) => ending.test(noun))
  return found ? noun.replace(...found) : noun
}

/** The noun after a preposition, where Romanian leaves out the article: „în clădire“, „în complexul rezidențial“. */
export const nounAsObject = withoutArticle

/** „clădirea „Briz”“ after a preposition, or „clădire“ where the name is not known. */
export function buildingNamed({ name, noun }: Pick<Building, 'name' | 'noun'>): string {
  return name === '' ? nounAsObject(noun) : namedAsSubject({ name, noun })
}

/** „clădirea „Briz”“ at the beginning of a sentence, or „clădirea“ where the name is not known. */
export function namedAsSubject({ name, noun }: Pick<Building, 'name' | 'noun'>): string {
  return name === '' ? noun : `${noun} „${name}”`
}

const newHomes: [ending: RegExp, words: string][] = [
  [/ul$/, 'rezidențial nou'],
  [/[ei]le$/, 'rezidențiale noi'],
  [/a$/, 'rezidențială nouă'],
]

/** „Clădire rezidențială nouă“, „Complex rezidențial nou“: the adjectives agree with the noun, by its article. */
export function newBuilding({ noun }: Pick<Building, 'noun'>): string {
  const found = noun.includes(' ') ? undefined : newHomes.find(([ending]) => ending.test(noun))
  return capitalize(found ? `${withoutArticle(noun)} ${found[1]}` : noun)
}

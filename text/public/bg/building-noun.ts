import type { Building } from '../../../domain/building/building.ts'

/** Sentences that call the building by its noun. Used by loaders only, so that browsers do not load them. */

/**
 * Returns what texts call the building as it stands after a preposition: „комплекса“ for „комплексът“, which can
 * only be a subject.
 */
export function nounAsObject(noun: string): string {
  return noun.replace(/ът(?= |$)/g, 'а').replace(/ят(?= |$)/g, 'я')
}

/** „комплекс“ for „комплексът“. A noun of more than one word, such as „жилищният комплекс“, stays as it is. */
function withoutArticle(noun: string): string {
  if (noun.includes(' ')) return nounAsObject(noun)
  return noun.replace(/([аеиоу])ят$/, '$1й').replace(/(ът|ят|та|то|те)$/, '')
}

/** „сграда „Бриз““ after a preposition, or „сградата“ where the name is not known. */
export function buildingNamed({ name, noun }: Pick<Building, 'name' | 'noun'>): string {
  return name === '' ? nounAsObject(noun) : `${withoutArticle(noun)} „${name}“`
}

const newHomes = [
  { ending: /(ът|ят)$/, words: 'Нов жилищен' },
  { ending: /та$/, words: 'Нова жилищна' },
  { ending: /то$/, words: 'Ново жилищно' },
  { ending: /те$/, words: 'Нови жилищни' },
]

/** „Нова жилищна сграда“, „Нов жилищен комплекс“: the adjectives agree with the noun, whose article tells its gender. */
export function newBuilding({ noun }: Pick<Building, 'noun'>): string {
  const found = noun.includes(' ') ? undefined : newHomes.find(({ ending }) => ending.test(noun))
  return found
    ? `${found.words} ${withoutArticle(noun)}`
    : noun.charAt(0).toLocaleUpperCase('bg') + noun.slice(1)
}

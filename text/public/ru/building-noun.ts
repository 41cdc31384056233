import type { Building } from '../../../domain/building/building.ts'

/** Sentences that call the building by its noun. Used by loaders only, so that browsers do not load them. */

interface Declined {
  /** „план дома“ */
  genitive: string
  /** „квартиры в доме“ */
  prepositional: string
  /** The noun without a name, at the beginning of a sentence. */
  asNew: string
}

const usual: Declined = { genitive: 'дома', prepositional: 'доме', asNew: 'Новый жилой дом' }

/** The nouns that a company is likely to call its building by. */
const declined: Record<string, Declined> = {
  дом: usual,
  'жилой дом': { genitive: 'жилого дома', prepositional: 'жилом доме', asNew: 'Новый жилой дом' },
  здание: { genitive: 'здания', prepositional: 'здании', asNew: 'Новое жилое здание' },
  комплекс: { genitive: 'комплекса', prepositional: 'комплексе', asNew: 'Новый жилой комплекс' },
  'жилой комплекс': {
    genitive: 'жилого комплекса',
    prepositional: 'жилом комплексе',
    asNew: 'Новый жилой комплекс',
  },
  квартал: { genitive: 'квартала', prepositional: 'квартале', asNew: 'Новый жилой квартал' },
}

function find(noun: string): Declined | undefined {
  return declined[noun.toLocaleLowerCase('ru')]
}

type Named = Pick<Building, 'name' | 'noun'>

const withName = (noun: string, name: string) => (name === '' ? noun : `${noun} «${name}»`)

/** „дома «Бриз»“. A noun whose cases are not known gives way to the usual one. */
export function ofBuilding({ name, noun }: Named): string {
  return withName((find(noun) ?? usual).genitive, name)
}

/** „в доме «Бриз»“ */
export function inBuilding({ name, noun }: Named): string {
  return `в ${withName((find(noun) ?? usual).prepositional, name)}`
}

/** „дом «Бриз»“ as a subject. */
export function buildingNamed({ name, noun }: Named): string {
  return withName(noun, name)
}

/** „Новый жилой дом“, „Новый жилой комплекс“: the adjectives agree with the noun. */
export function newBuilding({ noun }: Pick<Building, 'noun'>): string {
  return find(noun)?.asNew ?? noun.charAt(0).toLocaleUpperCase('ru') + noun.slice(1)
}

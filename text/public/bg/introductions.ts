import type { Building } from '../../../domain/building/building.ts'
import { pluralsIn } from '../plurals.ts'
import { nounAsObject } from './building-noun.ts'
import { contactText } from './contact.ts'

/**
 * The introductions of pages for which the company has written none. Used by loaders only, so that browsers do not
 * load them.
 */
export const introductionText = {
  apartments: 'Цените и наличността се обновяват на живо.',
  navigator: ({ noun }: Pick<Building, 'noun'>) =>
    `Изберете етаж от ${nounAsObject(noun)} или направо апартамент. Наличността се обновява на живо.`,
  /** The counts are in the order of `parkingTypes`. Without parking spots there is nothing to select. */
  parking: (counts: readonly number[], hasPlan: boolean) => {
    const total = describeTotal(counts)
    return total && `${total} Изберете ниво и посочете място ${hasPlan ? 'на плана или ' : ''}в списъка.`
  },
  stores: ({ noun }: Pick<Building, 'noun'>) => `Търговски обекти в ${nounAsObject(noun)}.`,
  contact: contactText.intro,
  privacy: 'Събираме само това, което ни е нужно, за да Ви отговорим.',
}

const plural = pluralsIn('bg')
const list = new Intl.ListFormat('bg')

const ofType = [
  { one: '# покрито', other: '# покрити' },
  { one: '# открито', other: '# открити' },
  { one: '# гараж', other: '# гаража' },
]

/** „140 места: 135 покрити, 3 открити и 2 гаража.“ */
function describeTotal(counts: readonly number[]): string {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return ''
  const parts = ofType.flatMap((forms, index) => {
    const count = counts[index] ?? 0
    return count > 0 ? [plural(count, forms)] : []
  })
  return `${plural(total, { one: '# място', other: '# места' })}: ${list.format(parts)}.`
}

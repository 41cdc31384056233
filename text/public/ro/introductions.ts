import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'
import { nounAsObject } from './building-noun.ts'
import { contactText } from './contact.ts'

const plural = pluralsIn('ro')
const list = new Intl.ListFormat('ro')

/** The introductions of pages for which the company has written none. */
export const introductionText: ServerText['introductions'] = {
  apartments: 'Prețurile și disponibilitatea se actualizează în timp real.',
  navigator: ({ noun }) =>
    `Alegeți un etaj din ${nounAsObject(noun)} sau direct un apartament. Disponibilitatea se actualizează în timp real.`,
  parking: (counts, hasPlan) => {
    const total = describeTotal(counts)
    return total && `${total} Alegeți nivelul și locul ${hasPlan ? 'pe plan sau ' : ''}din listă.`
  },
  stores: ({ noun }) => `Spații comerciale în ${nounAsObject(noun)}.`,
  contact: contactText.intro,
  privacy: 'Colectăm doar datele de care avem nevoie pentru a vă răspunde.',
}

const ofType = [
  { one: '# acoperit', few: '# acoperite', other: '# acoperite' },
  { one: '# descoperit', few: '# descoperite', other: '# descoperite' },
  { one: '# garaj', few: '# garaje', other: '# de garaje' },
]

/** „140 de locuri: 135 acoperite, 3 descoperite și 2 garaje.“ */
function describeTotal(counts: readonly number[]): string {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return ''
  const parts = ofType.flatMap((forms, index) => {
    const count = counts[index] ?? 0
    return count > 0 ? [plural(count, forms)] : []
  })
  return `${plural(total, { one: '# loc', few: '# locuri', other: '# de locuri' })}: ${list.format(parts)}.`
}

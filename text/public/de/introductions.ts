import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'
import { inBuilding } from './building-noun.ts'
import { contactText } from './contact.ts'

export const introductionText: ServerText['introductions'] = {
  apartments: 'Preise und Verfügbarkeit werden live aktualisiert.',
  navigator: ({ noun }) =>
    `Wählen Sie eine Etage ${inBuilding(noun)} oder direkt eine Wohnung. Die Verfügbarkeit wird live aktualisiert.`,
  parking: (counts, hasPlan) => {
    const total = describeTotal(counts)
    const where = hasPlan ? 'im Plan oder in der Liste' : 'in der Liste'
    return total && `${total} Wählen Sie eine Ebene und einen Stellplatz ${where}.`
  },
  stores: ({ noun }) => `Gewerbeflächen ${inBuilding(noun)}.`,
  contact: contactText.intro,
  privacy: 'Wir erheben nur die Daten, die wir brauchen, um Ihnen zu antworten.',
}

const plural = pluralsIn('de')
const list = new Intl.ListFormat('de')

const ofType = [
  { one: '# überdachter', other: '# überdachte' },
  { other: '# im Freien' },
  { one: '# Garage', other: '# Garagen' },
]

/** „140 Stellplätze: 135 überdachte, 3 im Freien und 2 Garagen.“ */
function describeTotal(counts: readonly number[]): string {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return ''
  const parts = ofType.flatMap((forms, index) => {
    const count = counts[index] ?? 0
    return count > 0 ? [plural(count, forms)] : []
  })
  return `${plural(total, { one: '# Stellplatz', other: '# Stellplätze' })}: ${list.format(parts)}.`
}

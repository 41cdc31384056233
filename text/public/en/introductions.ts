import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'
import { nounOf } from './building-noun.ts'
import { contactText } from './contact.ts'

export const introductionText: ServerText['introductions'] = {
  apartments: 'Prices and availability are updated live.',
  navigator: (building) =>
    `Choose a floor of ${nounOf(building)} or go straight to an apartment. Availability is updated live.`,
  parking: (counts, hasPlan) => {
    const total = describeTotal(counts)
    return total && `${total} Choose a level and a space ${hasPlan ? 'on the plan or ' : ''}in the list.`
  },
  stores: (building) => `Shops and commercial units in ${nounOf(building)}.`,
  contact: contactText.intro,
  privacy: 'We collect only what we need in order to reply to you.',
}

const plural = pluralsIn('en')
const list = new Intl.ListFormat('en-GB')

const ofType = [{ other: '# covered' }, { other: '# open-air' }, { one: '# garage', other: '# garages' }]

/** “140 spaces: 135 covered, 3 open-air and 2 garages.” */
function describeTotal(counts: readonly number[]): string {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return ''
  const parts = ofType.flatMap((forms, index) => {
    const count = counts[index] ?? 0
    return count > 0 ? [plural(count, forms)] : []
  })
  return `${plural(total, { one: '# space', other: '# spaces' })}: ${list.format(parts)}.`
}

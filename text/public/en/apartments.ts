import { pluralsIn } from '../plurals.ts'
import type { PublicText } from '../public-text.ts'

const plural = pluralsIn('en')

export const apartmentsText: PublicText['apartments'] = {
  title: 'Apartments',
  priceList: 'Price list',
  count: (count) => plural(count, { one: '# apartment', other: '# apartments' }),
}

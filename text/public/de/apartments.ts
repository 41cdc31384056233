import { pluralsIn } from '../plurals.ts'
import type { PublicText } from '../public-text.ts'

const plural = pluralsIn('de')

export const apartmentsText: PublicText['apartments'] = {
  title: 'Wohnungen',
  priceList: 'Preisliste',
  count: (count) => plural(count, { one: '# Wohnung', other: '# Wohnungen' }),
}

import { pluralsIn } from '../plurals.ts'
import type { PublicText } from '../public-text.ts'

const plural = pluralsIn('ro')

export const apartmentsText: PublicText['apartments'] = {
  title: 'Apartamente',
  priceList: 'Lista de prețuri',
  count: (count) => plural(count, { one: '# apartament', few: '# apartamente', other: '# de apartamente' }),
}

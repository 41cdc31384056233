import { pluralsIn } from '../plurals.ts'
import type { PublicText } from '../public-text.ts'

const plural = pluralsIn('ru')

export const apartmentsText: PublicText['apartments'] = {
  title: 'Квартиры',
  priceList: 'Прайс-лист',
  count: (count) =>
    plural(count, { one: '# квартира', few: '# квартиры', many: '# квартир', other: '# квартиры' }),
}

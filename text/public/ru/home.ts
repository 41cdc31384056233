import { pluralsIn } from '../plurals.ts'
import type { PublicText } from '../public-text.ts'
import { free, typeAsNoun } from './shared.ts'

const plural = pluralsIn('ru')

export const homeText: PublicText['home'] = {
  toApartments: 'Смотреть квартиры',
  toNavigator: 'Выбрать по этажу',
  availability: {
    title: 'Сейчас в продаже',
    free: (count) =>
      plural(count, {
        one: '# свободная квартира',
        few: '# свободные квартиры',
        many: '# свободных квартир',
        other: '# свободной квартиры',
      }),
    parking: (count) =>
      plural(count, {
        one: '# свободное парковочное место',
        few: '# свободных парковочных места',
        many: '# свободных парковочных мест',
        other: '# свободного парковочного места',
      }),
    from: (price) => `от ${price}`,
    priceOnRequest: 'цена по запросу',
    none: 'Сейчас свободных квартир нет.',
    count: free,
  },
  apartments: {
    title: 'Подборка свободных квартир',
    all: 'Посмотреть все свободные квартиры',
    name: (type, number) => `${typeAsNoun(type)} ${number}`,
    photo: (number) => `Фотография квартиры ${number}`,
  },
}

import { pluralsIn } from '../plurals.ts'
import type { PublicText } from '../public-text.ts'
import { free } from './shared.ts'

const plural = pluralsIn('ro')

export const homeText: PublicText['home'] = {
  toApartments: 'Descoperiți apartamentele',
  toNavigator: 'Alegeți după etaj',
  availability: {
    title: 'Disponibile acum',
    free: (count) =>
      plural(count, {
        one: '# apartament disponibil',
        few: '# apartamente disponibile',
        other: '# de apartamente disponibile',
      }),
    parking: (count) =>
      plural(count, {
        one: '# loc de parcare disponibil',
        few: '# locuri de parcare disponibile',
        other: '# de locuri de parcare disponibile',
      }),
    from: (price) => `de la ${price}`,
    priceOnRequest: 'preț la cerere',
    none: 'În acest moment nu sunt apartamente disponibile.',
    count: free,
  },
  apartments: {
    title: 'Selecție de locuințe disponibile',
    all: 'Vedeți toate apartamentele disponibile',
    name: (type, number) => `${type}, nr. ${number}`,
    photo: (number) => `Fotografie cu apartamentul ${number}`,
  },
}

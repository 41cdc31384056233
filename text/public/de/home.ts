import { pluralsIn } from '../plurals.ts'
import type { PublicText } from '../public-text.ts'

const plural = pluralsIn('de')

export const homeText: PublicText['home'] = {
  toApartments: 'Wohnungen ansehen',
  toNavigator: 'Nach Etage wählen',
  availability: {
    title: 'Derzeit frei',
    free: (count) => plural(count, { one: '# freie Wohnung', other: '# freie Wohnungen' }),
    parking: (count) => plural(count, { one: '# freier Stellplatz', other: '# freie Stellplätze' }),
    from: (price) => `ab ${price}`,
    priceOnRequest: 'Preis auf Anfrage',
    none: 'Derzeit sind keine Wohnungen frei.',
    count: (count) => `${count} frei`,
  },
  apartments: {
    title: 'Ausgewählte freie Wohnungen',
    all: 'Alle freien Wohnungen ansehen',
    name: (type, number) => `${type} ${number}`,
    photo: (number) => `Foto der Wohnung ${number}`,
  },
}

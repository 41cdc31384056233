import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'
import { buildingNamed, capitalize, newBuilding } from './building-noun.ts'
import { contactText } from './contact.ts'

const plural = pluralsIn('de')

export const homeHeadings: ServerText['homeHeadings'] = {
  title: newBuilding,
  building: buildingNamed,
  interiors: 'Innenräume',
  interior: 'Foto der Innenräume',
  benefits: 'Vorzüge',
  description: ({ noun }) => capitalize(noun),
  location: 'Lage',
  locationImage: 'Foto der Umgebung',
  map: 'Auf der Karte ansehen',
  walk: (minutes) => plural(minutes, { one: '# Gehminute', other: '# Gehminuten' }),
  contact: contactText.title,
  contactIntro: contactText.intro,
}

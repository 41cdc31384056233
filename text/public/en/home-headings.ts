import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'
import { buildingNamed, newBuilding, nounOf } from './building-noun.ts'
import { contactText } from './contact.ts'
import { capitalize } from './number-words.ts'

const plural = pluralsIn('en')

export const homeHeadings: ServerText['homeHeadings'] = {
  title: newBuilding,
  building: (building) => capitalize(buildingNamed(building)),
  interiors: 'Interiors',
  interior: 'Photo of the interior',
  benefits: 'Benefits',
  description: (building) => capitalize(nounOf(building)),
  location: 'Location',
  locationImage: 'Photo of the location',
  map: 'See on the map',
  walk: (minutes) => plural(minutes, { one: '#-minute walk', other: '#-minute walk' }),
  contact: contactText.title,
  contactIntro: contactText.intro,
}

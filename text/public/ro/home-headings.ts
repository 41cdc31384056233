import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'
import { namedAsSubject, newBuilding } from './building-noun.ts'
import { contactText } from './contact.ts'
import { capitalize } from './number-words.ts'

const plural = pluralsIn('ro')

/** Words of the home page where the company has written none, and names of its images. */
export const homeHeadings: ServerText['homeHeadings'] = {
  title: newBuilding,
  building: (building) => capitalize(namedAsSubject(building)),
  interiors: 'Interioare',
  interior: 'Fotografie de interior',
  benefits: 'Avantaje',
  description: ({ noun }) => capitalize(noun),
  location: 'Amplasare',
  locationImage: 'Fotografie a zonei',
  map: 'Vedeți pe hartă',
  walk: (minutes) =>
    plural(minutes, { one: '# minut pe jos', few: '# minute pe jos', other: '# de minute pe jos' }),
  contact: contactText.title,
  contactIntro: contactText.intro,
}

import type { Building } from '../../../domain/building/building.ts'
import { pluralsIn } from '../plurals.ts'
import { newBuilding } from './building-noun.ts'
import { contactText } from './contact.ts'
import { capitalize } from './number-words.ts'

const plural = pluralsIn('bg')

/**
 * Words of the home page where the company has written none, and names of its images. Used by loaders, so that
 * browsers do not load them, and by the preview of the admin area.
 */
export const homeHeadings = {
  /** The title of a building without a name. */
  title: newBuilding,
  building: ({ noun, name }: Pick<Building, 'noun' | 'name'>) => `${capitalize(noun)} „${name}“`,
  interiors: 'Интериори',
  interior: 'Снимка на интериора',
  benefits: 'Предимства',
  description: ({ noun }: Pick<Building, 'noun'>) => capitalize(noun),
  location: 'Локация',
  locationImage: 'Снимка на мястото',
  map: 'Вижте на картата',
  walk: (minutes: number) => plural(minutes, { one: '# минута пеша', other: '# минути пеша' }),
  contact: contactText.title,
  contactIntro: contactText.intro,
}

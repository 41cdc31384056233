import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'
import { buildingNamed, newBuilding } from './building-noun.ts'
import { contactText } from './contact.ts'
import { capitalize } from './number-words.ts'

const plural = pluralsIn('ru')

/** Words of the home page where the company has written none, and names of its images. Used by loaders. */
export const homeHeadings: ServerText['homeHeadings'] = {
  title: newBuilding,
  building: (building) => capitalize(buildingNamed(building)),
  interiors: 'Интерьеры',
  interior: 'Фотография интерьера',
  benefits: 'Преимущества',
  description: ({ noun }) => capitalize(noun),
  location: 'Расположение',
  locationImage: 'Фотография окрестностей',
  map: 'Посмотреть на карте',
  walk: (minutes) =>
    plural(minutes, {
      one: '# минута пешком',
      few: '# минуты пешком',
      many: '# минут пешком',
      other: '# минуты пешком',
    }),
  contact: contactText.title,
  contactIntro: contactText.intro,
}

import type { ServerText } from '../public-text.ts'

export const whereText: ServerText['where'] = {
  title: 'Apartamentul dumneavoastră este aici',
  link: 'Vedeți din exterior',
  ownMarked: (number, place) => `Apartamentul ${number} pe fațadă: ${place}`,
  floorMarked: (number, place) => `Etajul apartamentului ${number} pe fațadă: ${place}`,
}

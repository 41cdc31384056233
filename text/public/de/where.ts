import type { ServerText } from '../public-text.ts'

export const whereText: ServerText['where'] = {
  title: 'Hier liegt Ihre Wohnung',
  link: 'Von außen ansehen',
  ownMarked: (number, place) => `Wohnung ${number} in der Fassadenansicht: ${place}`,
  floorMarked: (number, place) => `Die Etage von Wohnung ${number} in der Fassadenansicht: ${place}`,
}

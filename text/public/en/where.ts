import type { ServerText } from '../public-text.ts'

export const whereText: ServerText['where'] = {
  title: 'Your apartment is here',
  link: 'See it from outside',
  ownMarked: (number, place) => `Apartment ${number} on the façade: ${place}`,
  floorMarked: (number, place) => `The floor of apartment ${number} on the façade: ${place}`,
}

import type { ServerText } from '../public-text.ts'

export const whereText: ServerText['where'] = {
  title: 'Ваша квартира здесь',
  link: 'Посмотреть снаружи',
  ownMarked: (number, place) => `Квартира ${number} на фасаде: ${place}`,
  floorMarked: (number, place) => `Этаж квартиры ${number} на фасаде: ${place}`,
}

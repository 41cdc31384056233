import type { ServerText } from '../public-text.ts'

/** What the card of an apartment says beside the texts of its page. Everything has to fit on one page. */
export const cardText: ServerText['card'] = {
  type: 'Тип',
  totalArea: (area) => `Общая площадь ${area}`,
  planOf: (floor) => `План: ${floor}`,
  floorPositions: 'Расположение на этажах',
  seeOnSite: 'Квартира на сайте',
  asOf: (date) => `Данные на ${date}`,
  freeApartments: 'Свободные квартиры',
  soldNote: 'Эта квартира продана. Свободные квартиры с актуальными ценами — на сайте:',
}

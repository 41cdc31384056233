import type { ServerText } from '../public-text.ts'

export const filterWords: ServerText['filterWords'] = {
  price: {
    from: (from) => `цена от ${from}`,
    to: (to) => `цена до ${to}`,
    between: (from, to) => `цена ${from} – ${to}`,
  },
  area: {
    from: (from) => `площадь от ${from} м²`,
    to: (to) => `площадь до ${to} м²`,
    between: (from, to) => `площадь ${from}–${to} м²`,
  },
  floors: {
    from: (from) => `с ${from} этажа`,
    to: (to) => `до ${to} этажа`,
    between: (from, to) => `этажи ${from}–${to}`,
  },
  sea: 'с видом на море',
  availableOnly: 'только свободные',
}

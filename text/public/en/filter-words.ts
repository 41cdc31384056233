import type { ServerText } from '../public-text.ts'

export const filterWords: ServerText['filterWords'] = {
  price: {
    from: (from) => `price from ${from}`,
    to: (to) => `price up to ${to}`,
    between: (from, to) => `price ${from} – ${to}`,
  },
  area: {
    from: (from) => `area from ${from} m²`,
    to: (to) => `area up to ${to} m²`,
    between: (from, to) => `area ${from}–${to} m²`,
  },
  floors: {
    from: (from) => `floor ${from} and above`,
    to: (to) => `up to floor ${to}`,
    between: (from, to) => `floors ${from}–${to}`,
  },
  sea: 'with a sea view',
  availableOnly: 'available only',
}

import type { ServerText } from '../public-text.ts'

export const filterWords: ServerText['filterWords'] = {
  price: {
    from: (from) => `Preis ab ${from}`,
    to: (to) => `Preis bis ${to}`,
    between: (from, to) => `Preis ${from} – ${to}`,
  },
  area: {
    from: (from) => `Fläche ab ${from}\u00a0m²`,
    to: (to) => `Fläche bis ${to}\u00a0m²`,
    between: (from, to) => `Fläche ${from}–${to}\u00a0m²`,
  },
  floors: {
    from: (from) => `ab Etage ${from}`,
    to: (to) => `bis Etage ${to}`,
    between: (from, to) => `Etagen ${from}–${to}`,
  },
  sea: 'mit Meerblick',
  availableOnly: 'nur freie',
}

import type { ServerText } from '../public-text.ts'

export const filterWords: ServerText['filterWords'] = {
  price: {
    from: (from) => `preț de la ${from}`,
    to: (to) => `preț până la ${to}`,
    between: (from, to) => `preț ${from} – ${to}`,
  },
  area: {
    from: (from) => `suprafață de la ${from} m²`,
    to: (to) => `suprafață până la ${to} m²`,
    between: (from, to) => `suprafață ${from}–${to} m²`,
  },
  floors: {
    from: (from) => `de la etajul ${from} în sus`,
    to: (to) => `până la etajul ${to}`,
    between: (from, to) => `etajele ${from}–${to}`,
  },
  sea: 'cu vedere la mare',
  availableOnly: 'doar disponibile',
}

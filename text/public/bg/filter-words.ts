/** What a list of apartments is narrowed to, each filter in some words within a line. */
export const filterWords = {
  price: {
    from: (from: string) => `цена от ${from}`,
    to: (to: string) => `цена до ${to}`,
    between: (from: string, to: string) => `цена ${from} – ${to}`,
  },
  area: {
    from: (from: string) => `площ от ${from} м²`,
    to: (to: string) => `площ до ${to} м²`,
    between: (from: string, to: string) => `площ ${from}–${to} м²`,
  },
  floors: {
    from: (from: string) => `от етаж ${from} нагоре`,
    to: (to: string) => `до етаж ${to}`,
    between: (from: string, to: string) => `етажи ${from}–${to}`,
  },
  sea: 'с изглед към морето',
  availableOnly: 'само свободни',
}

import { pluralsIn } from '../plurals.ts'
import type { PublicText } from '../public-text.ts'

const plural = pluralsIn('de')

export const findingText: PublicText['finding'] = {
  filters: (count) => (count === 0 ? 'Filter' : `Filter (${count})`),
  clear: 'Zurücksetzen',
  asList: 'Als Liste',
  fitting: (count, all) => `${count} von ${all} ${count === 1 ? 'passt' : 'passen'}`,
  fittingHere: (count, all) => `Auf dieser Etage: ${count} von ${all}`,
  fit: (count) => plural(count, { one: '# passt', other: '# passen' }),
  noneFits: 'nichts passt zum Filter',
  unfit: 'passt nicht zum Filter',
  upperFloorsOf: (count) =>
    plural(count, { one: 'obere Etage von # Maisonette', other: 'obere Etagen von # Maisonetten' }),
  inBrief: 'Die Wohnung in Kürze',
  open: 'Öffnen',
}

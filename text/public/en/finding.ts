import { pluralsIn } from '../plurals.ts'
import type { PublicText } from '../public-text.ts'

const plural = pluralsIn('en')

export const findingText: PublicText['finding'] = {
  filters: (count) => (count === 0 ? 'Filters' : `Filters (${count})`),
  clear: 'Clear',
  asList: 'As a list',
  fitting: (count, all) => `${count} of ${all} ${count === 1 ? 'matches' : 'match'}`,
  fittingHere: (count, all) => `On this floor: ${count} of ${all}`,
  fit: (count) => plural(count, { one: '# matches', other: '# match' }),
  noneFits: 'nothing matches the filter',
  unfit: 'does not match the filter',
  upperFloorsOf: (count) =>
    plural(count, { one: 'upper floor of # maisonette', other: 'upper floors of # maisonettes' }),
  inBrief: 'The apartment in brief',
  open: 'Open',
}

import { pluralsIn } from '../plurals.ts'
import type { PublicText } from '../public-text.ts'

const plural = pluralsIn('ro')

export const findingText: PublicText['finding'] = {
  filters: (count) => (count === 0 ? 'Filtre' : `Filtre (${count})`),
  clear: 'Ștergeți',
  asList: 'Ca listă',
  fitting: (count, all) => `${count} din ${all} ${count === 1 ? 'corespunde' : 'corespund'}`,
  fittingHere: (count, all) => `La acest etaj: ${count} din ${all}`,
  fit: (count) => plural(count, { one: '# corespunde', few: '# corespund', other: '# corespund' }),
  noneFits: 'nimic nu corespunde filtrului',
  unfit: 'nu corespunde filtrului',
  upperFloorsOf: (count) =>
    plural(count, {
      one: 'etajul superior al unui duplex',
      few: 'etajele superioare a # duplexuri',
      other: 'etajele superioare a # de duplexuri',
    }),
  inBrief: 'Apartamentul pe scurt',
  open: 'Deschideți',
}

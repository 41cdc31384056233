import { pluralsIn } from '../plurals.ts'

const plural = pluralsIn('bg')

/** Finding a home in the navigator by filters, and what it shows of a home in place. */
export const findingText = {
  filters: (count: number) => (count === 0 ? 'Филтри' : `Филтри (${count})`),
  clear: 'Изчисти',
  asList: 'Като списък',
  /** How many homes of the building are left. */
  fitting: (count: number, all: number) => `${count} от ${all} ${count === 1 ? 'отговаря' : 'отговарят'}`,
  fittingHere: (count: number, all: number) => `На етажа: ${count} от ${all}`,
  /** On a floor of the building. */
  fit: (count: number) => plural(count, { one: '# отговаря', other: '# отговарят' }),
  noneFits: 'нищо не отговаря на филтъра',
  /** At the end of the name of a home. */
  unfit: 'не отговаря на филтъра',
  /** Maisonettes that are counted on the floor below. */
  upperFloorsOf: (count: number) =>
    plural(count, { one: 'горният етаж на # мезонет', other: 'горните етажи на # мезонета' }),
  inBrief: 'Апартаментът накратко',
  open: 'Отвори',
}

import { pluralsIn } from '../plurals.ts'

const plural = pluralsIn('bg')

export const apartmentsText = {
  title: 'Апартаменти',
  priceList: 'Ценова листа',
  count: (count: number) => plural(count, { one: '# апартамент', other: '# апартамента' }),
}

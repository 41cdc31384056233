import { pluralsIn } from '../plurals.ts'
import type { PublicText } from '../public-text.ts'

const plural = pluralsIn('en')

export const listText: PublicText['apartmentList'] = {
  columns: {
    entrance: 'Entrance',
    number: 'Apartment',
    floor: 'Floor',
    type: 'Type',
    exposure: 'Aspect',
    netArea: 'Net area',
    area: 'Total area',
    price: 'Price',
    perMetre: 'Price/m²',
    status: 'Status',
  },
  bothFloors: 'Floors',
  filters: {
    entrance: 'Entrance',
    floor: 'Floor',
    type: 'Type',
    status: 'Status',
    maxPrice: 'Max. price (€)',
    minArea: 'Min. area (m²)',
  },
  amountWrong: {
    maxPrice: 'Enter an amount, for example 150,000',
    minArea: 'Enter a number, for example 60',
  },
  sheet: (selected) => (selected === 0 ? 'Filters' : `Filters (${selected})`),
  availableOnly: 'Available only',
  all: 'All',
  apply: 'Filter',
  clear: 'Clear',
  empty: 'No apartments match these filters.',
  emptyAdvice: 'Try a higher price, a smaller area or another floor, or see all apartments.',
  showAll: 'Show all apartments',
  none: {
    title: 'The apartments have not been released for sale yet.',
    advice: 'Call us or send an enquiry, and we will let you know when sales begin.',
  },
  free: (count) => plural(count, { one: '# available', other: '# available' }),
}

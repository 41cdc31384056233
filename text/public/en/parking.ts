import { formatsIn } from '../../../domain/formats/formats.ts'
import { parkingSizeWith } from '../parking-size.ts'
import { pluralsIn } from '../plurals.ts'
import type { PublicText } from '../public-text.ts'
import { labels } from './labels.ts'

const plural = pluralsIn('en')

const spot: PublicText['parking']['spot'] = ({ type, number }) =>
  `${type === 'garage' ? 'Garage' : 'Parking space'} ${number}`

export const parkingText: PublicText['parking'] = {
  title: 'Parking',
  levels: 'Level',
  filters: { type: 'Type', status: 'Status' },
  all: 'All',
  apply: 'Show',
  columns: {
    number: 'Number',
    floor: 'Level',
    type: 'Type',
    size: 'Size',
    price: 'Price',
    status: 'Status',
  },
  plan: (level) => `Parking plan: ${level}`,
  spots: 'Spaces on the plan',
  enlarge: 'Enlarge the plan',
  close: 'Close',
  legend: 'Key',
  none: {
    title: 'There are no parking spaces yet.',
    advice: 'Call us or send an enquiry to be the first to hear about them.',
  },
  noneHere: {
    title: 'There are no parking spaces on this level.',
    advice: 'Choose another level, or tell us what kind of space you are looking for.',
  },
  noneMatching: {
    title: 'No parking spaces on this level match these filters.',
    advice: 'Choose “All” or another level, or tell us what kind of space you are looking for.',
  },
  count: (count, free) =>
    [
      plural(count, { one: '# parking space', other: '# parking spaces' }),
      plural(free, { one: '# available', other: '# available' }),
    ].join(', '),
  spot,
  spotWithStatus: ({ status, ...named }) => `${spot(named)}, ${labels.parkingStatus[status]}`,
  size: parkingSizeWith(formatsIn('en'), 'm'),
  onPlanImage: (name) => `${name} on the level plan`,
  neighbours: 'Adjacent spaces',
  notFound: 'Parking space not found',
  back: 'All parking spaces',
  ask: 'Ask about this space',
  sold: 'This space has been sold.',
  showFree: 'See the available spaces on this level',
}

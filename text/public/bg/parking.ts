import { formatsIn } from '../../../domain/formats/formats.ts'
import type { ParkingType } from '../../../domain/parking/parking-type.ts'
import type { Status } from '../../../domain/status.ts'
import { parkingSizeWith } from '../parking-size.ts'
import { pluralsIn } from '../plurals.ts'
import { labels } from './labels.ts'

const plural = pluralsIn('bg')

interface NamedSpot {
  type: ParkingType
  number: string
}

/** „Паркомясто 12“ or „Гараж 3“ */
const spot = ({ type, number }: NamedSpot) => `${type === 'garage' ? 'Гараж' : 'Паркомясто'} ${number}`

export const parkingText = {
  title: 'Паркоместа',
  levels: 'Ниво',
  filters: { type: 'Тип', status: 'Статус' },
  all: 'Всички',
  apply: 'Покажи',
  columns: { number: 'Номер', floor: 'Етаж', type: 'Тип', size: 'Размер', price: 'Цена', status: 'Статус' },
  plan: (level: string) => `План на паркинга: ${level}`,
  spots: 'Места на плана',
  enlarge: 'Увеличете плана',
  close: 'Затвори',
  legend: 'Легенда',
  none: {
    title: 'Все още няма паркоместа.',
    advice: 'Обадете ни се или изпратете запитване, за да научите първи за тях.',
  },
  noneHere: {
    title: 'На това ниво няма паркоместа.',
    advice: 'Изберете друго ниво или ни пишете какво място търсите.',
  },
  noneMatching: {
    title: 'На това ниво няма такива паркоместа.',
    advice: 'Изберете „Всички“ или друго ниво, или ни пишете какво място търсите.',
  },
  count: (count: number, free: number) =>
    [
      plural(count, { one: '# паркомясто', other: '# паркоместа' }),
      plural(free, { one: '# свободно', other: '# свободни' }),
    ].join(', '),
  spot,
  /** The accessible name of a parking spot that is shown as an outline. */
  spotWithStatus: ({ status, ...named }: NamedSpot & { status: Status }) =>
    `${spot(named)}, ${labels.parkingStatus[status]}`,
  /** „2,5 × 5 м“ for „2.5m x 5m“ */
  size: parkingSizeWith(formatsIn('bg'), 'м'),
  onPlanImage: (name: string) => `${name} на плана на нивото`,
  neighbours: 'Съседни места',
  notFound: 'Паркомястото не е намерено',
  back: 'Към паркоместата',
  ask: 'Попитайте за това място',
  sold: 'Това място е продадено.',
  showFree: 'Вижте свободните места на нивото',
}

import { formatsIn } from '../../../domain/formats/formats.ts'
import type { PublicParkingSpot } from '../../../domain/parking/parking.ts'
import { parkingSizeWith } from '../parking-size.ts'
import { pluralsIn } from '../plurals.ts'
import type { PublicText } from '../public-text.ts'
import { labels } from './labels.ts'

type ParkingText = PublicText['parking']

const plural = pluralsIn('ru')

/** „Парковочное место 12“ or „Гараж 3“ */
const spot: ParkingText['spot'] = ({ type, number }) =>
  `${type === 'garage' ? 'Гараж' : 'Парковочное место'} ${number}`

/** „Место“ is neuter, „гараж“ masculine; badges and filters, which have no noun, are neuter for both. */
const garageStatus = { ...labels.parkingStatus, available: 'Свободен', sold: 'Продан' }

/** The status within a sentence that names the spot: „свободно“, or „свободен“ for a garage. */
export function parkingState({ type, status }: Pick<PublicParkingSpot, 'type' | 'status'>): string {
  return (type === 'garage' ? garageStatus : labels.parkingStatus)[status].toLowerCase()
}

export const parkingText: ParkingText = {
  title: 'Парковка',
  levels: 'Уровень',
  filters: { type: 'Тип', status: 'Статус' },
  all: 'Все',
  apply: 'Показать',
  columns: {
    number: 'Номер',
    floor: 'Уровень',
    type: 'Тип',
    size: 'Размер',
    price: 'Цена',
    status: 'Статус',
  },
  plan: (level) => `План парковки: ${level}`,
  spots: 'Места на плане',
  enlarge: 'Увеличить план',
  close: 'Закрыть',
  legend: 'Обозначения',
  none: {
    title: 'Парковочных мест пока нет.',
    advice: 'Позвоните нам или отправьте запрос, чтобы узнать о них первыми.',
  },
  noneHere: {
    title: 'На этом уровне парковочных мест нет.',
    advice: 'Выберите другой уровень или напишите нам, какое место Вы ищете.',
  },
  noneMatching: {
    title: 'На этом уровне таких мест нет.',
    advice: 'Выберите «Все» или другой уровень либо напишите нам, какое место Вы ищете.',
  },
  count: (count, free) =>
    [
      plural(count, { one: '# место', few: '# места', many: '# мест', other: '# места' }),
      plural(free, { one: '# свободное', few: '# свободных', many: '# свободных', other: '# свободного' }),
    ].join(', '),
  spot,
  /** The accessible name of a parking spot that is shown as an outline. */
  spotWithStatus: (each) => `${spot(each)}, ${parkingState(each)}`,
  /** „2,5 × 5 м“ for „2.5m x 5m“ */
  size: parkingSizeWith(formatsIn('ru'), 'м'),
  onPlanImage: (name) => `${name} на плане уровня`,
  neighbours: 'Соседние места',
  notFound: 'Парковочное место не найдено',
  back: 'К парковочным местам',
  ask: 'Узнать об этом месте',
  sold: 'Это место продано.',
  showFree: 'Посмотреть свободные места на уровне',
}

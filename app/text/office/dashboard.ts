import { formatNumber } from '../../../domain/formats/measures.ts'

export const dashboardText = {
  freeApartments: 'Свободни апартаменти',
  freeParking: 'Свободни паркоместа',
  enquiries: 'Запитвания',
  unread: (count: number) => (count === 1 ? '1 непрочетено' : `${formatNumber(count)} непрочетени`),
  of: (total: number) => `от ${formatNumber(total)}`,
  quickActions: 'Бързи действия',
  actions: {
    apartment: 'Добави апартамент',
    parkingSpot: 'Добави паркомясто',
    store: 'Добави магазин',
    unread: 'Непрочетени запитвания',
    site: 'Отвори сайта',
  },
  floors: 'Апартаменти по етажи',
  floorsHint: 'Изберете апартамент, за да го редактирате.',
  floor: 'Етаж',
  nothingHere: 'няма',
  sales: 'Продажби по входове',
  status: 'Статус',
  total: 'Общо',
  days: 'Запитвания през последните 60 дни',
  day: 'Ден',
  count: 'Брой',
  noDays: 'През последните 60 дни няма запитвания.',
  daysSummary: (total: number, most: number, day: string) =>
    `Общо ${formatNumber(total)}; най-много за ден: ${formatNumber(most)} (${day}).`,
  apartment: (number: string, status: string) => `Апартамент ${number}, ${status}`,
} as const

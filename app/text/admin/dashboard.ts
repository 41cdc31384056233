import { formatNumber } from '../../../domain/formats/measures.ts'

export const dashboardText = {
  freeApartments: 'Свободни апартаменти',
  apartments: { reserved: 'Резервирани', sold: 'Продадени' },
  sum: {
    available: (price: string) => `за ${price} по\u00a0ценова\u00a0листа`,
    reserved: (price: string) => `за ${price} по\u00a0ценова\u00a0листа`,
    sold: (price: string) => `за ${price} с\u00a0крайните\u00a0цени`,
  },
  withoutDeal: (count: number) => `${formatNumber(count)}\u00a0без\u00a0сделка`,
  newest: 'Последни запитвания',
  allEnquiries: 'Всички запитвания',
  noEnquiries: 'Още няма запитвания.',
  asksAbout: (number: string) => `апартамент ${number}`,
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
  },
  floors: 'Апартаменти по етажи',
  floorsHint: 'Изберете апартамент, за да го редактирате.',
  floorsHintForAgents: 'Изберете апартамент, за да го видите.',
  floor: 'Етаж',
  nothingHere: 'няма',
  sales: 'Продажби по входове',
  allSales: ['Подробно', ' за продажбите'],
  total: 'Общо',
  days: 'Запитвания през последните 60 дни',
  day: 'Ден',
  count: 'Брой',
  noDays: 'През последните 60 дни няма запитвания.',
  daysSummary: (total: number, most: number, day: string) =>
    `Общо ${formatNumber(total)}; най-много за ден: ${formatNumber(most)} (${day}).`,
  mail: {
    title: 'Има проблем с изпращането на имейли',
    failed: (count: number) =>
      count === 1
        ? '1 имейл от последните седем дни не беше изпратен.'
        : `${formatNumber(count)} имейла от последните седем дни не бяха изпратени.`,
    retried: (count: number) =>
      count === 1
        ? '1 имейл чака нов опит. Опитваме до едно денонощие.'
        : `${formatNumber(count)} имейла чакат нов опит. Опитваме до едно денонощие.`,
    advice:
      'Запитванията са запазени и се виждат в „Запитвания“. Помолете този, който поддържа сайта, да провери пощенския сървър и настройката SMTP_URL.',
    error: 'Последен отговор на пощенския сървър:',
  },
  apartment: (number: string, status: string) => `Апартамент ${number}, ${status}`,
} as const

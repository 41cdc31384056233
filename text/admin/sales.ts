import { formatNumber } from '../../domain/formats/measures.ts'
import type { SaleStep } from '../../domain/sales/conversion.ts'
import type { Status } from '../../domain/status.ts'
import { pluralsIn } from '../public/plurals.ts'
import { enquiryStageLabels } from './enquiries.ts'

const plural = pluralsIn('bg')

export const dashboardText = {
  freeApartments: 'Свободни апартаменти',
  apartments: { reserved: 'Резервирани', sold: 'Продадени' },
  sum: {
    available: (price: string) => `за ${price} по\u00a0ценова\u00a0листа`,
    reserved: (price: string) => `за ${price} по\u00a0ценова\u00a0листа`,
    sold: (price: string) => `за ${price} с\u00a0крайните\u00a0цени`,
  },
  withoutDeal: (count: number) => `без записана\u00a0продажба:\u00a0${formatNumber(count)}`,
  newest: 'Последни запитвания',
  allEnquiries: 'Всички запитвания',
  noEnquiries: 'Още няма запитвания.',
  asksAbout: (number: string) => `апартамент ${number}`,
  freeParking: 'Свободни паркоместа',
  enquiries: 'Запитвания',
  unread: (count: number) =>
    plural(count, { one: '1 непрочетено', other: `${formatNumber(count)} непрочетени` }),
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
      plural(count, {
        one: '1 имейл от последните седем дни не беше изпратен.',
        other: `${formatNumber(count)} имейла от последните седем дни не бяха изпратени.`,
      }),
    retried: (count: number) =>
      plural(count, {
        one: '1 имейл чака нов опит. Опитваме до едно денонощие.',
        other: `${formatNumber(count)} имейла чакат нов опит. Опитваме до едно денонощие.`,
      }),
    advice:
      'Запитванията са запазени и се виждат в „Запитвания“. Помолете този, който поддържа сайта, да провери пощенския сървър и настройката SMTP_URL.',
    error: 'Последен отговор на пощенския сървър:',
  },
  apartment: (number: string, status: string) => `Апартамент ${number}, ${status}`,
} as const

const stock: Record<Status, string> = {
  available: 'Свободни',
  reserved: 'Резервирани',
  sold: 'Продадени',
}

const steps: Record<SaleStep, string> = {
  enquiry: 'Запитване',
  called: enquiryStageLabels.called,
  viewing: enquiryStageLabels.viewing,
  offer: enquiryStageLabels.offer,
  reservation: enquiryStageLabels.reservation,
  sale: 'Продажба',
}

const apartments = (count: number) =>
  plural(count, { one: '1 апартамент', other: `${formatNumber(count)} апартамента` })

export const salesText = {
  whose: { label: 'Чии числа', everybody: 'Всички', mine: 'Моите' },
  stock,
  of: (total: number) => `от ${formatNumber(total)}`,
  worth: { available: 'по ценова листа', reserved: 'по ценова листа', sold: 'с крайните цени' },
  unpriced: (count: number) => `без известна цена: ${formatNumber(count)}`,
  withoutDeal: (count: number, listPrice: string | undefined) =>
    `Без записана продажба: ${formatNumber(count)}${listPrice ? ` (${listPrice} по ценова листа)` : ''}`,
  recordSales: (count: number) =>
    `${plural(count, { one: '1 продаден апартамент е', other: `${formatNumber(count)} продадени апартамента са` })} без записана продажба. Запишете кой, за колко и кога е купил.`,
  noPrice: 'без цени',
  speed: {
    title: 'Първи отговор',
    median: 'средно (медиана)',
    none: 'няма',
    hint: 'Отбелязвайте „Обадихме се“ при всяко запитване.',
    period: 'последните 30 дни',
    before: (time: string) => `предишните 30: ${time}`,
    noneBefore: 'предишните 30: няма',
  },
  expiring: {
    title: 'Изтичащи резервации',
    period: 'до 7 дни',
    none: 'До 7 дни не изтича нито една резервация.',
    noneMine: 'До 7 дни не изтича нито една от Вашите резервации.',
    all: 'Всички резервации',
    add: 'Нова резервация',
    until: (day: string) => `до ${day}`,
    buyer: (name: string, agent: string | undefined) => (agent ? `${name} · ${agent}` : name),
  },
  waiting: {
    title: 'Чакащи запитвания',
    none: 'Никое запитване не чака отговор.',
    noneMine: 'Никое от Вашите запитвания не чака отговор.',
    all: (total: number) => `Всички чакащи (${formatNumber(total)})`,
    everything: 'Всички запитвания',
    asksAbout: (number: string) => `апартамент ${number}`,
    general: 'общо запитване',
  },
  months: {
    title: 'Продажби по месеци',
    summary: (count: number, sum: string) => `За 12 месеца: ${apartments(count)} за ${sum}.`,
    none: 'През последните 12 месеца няма записани продажби. Отворете резервация и изберете „Продай“: крайната цена и датата на договора ще се появят тук.',
    noneMine: 'През последните 12 месеца няма продажби с Вас като агент.',
    month: 'Месец',
    count: 'Брой',
    sum: 'Стойност',
  },
  conversion: {
    title: 'От запитване до продажба',
    period: 'Запитвания от последните 90 дни и докъде са стигнали.',
    none: 'През последните 90 дни няма запитвания. Споделете връзка към апартамент или ценовата листа, за да Ви пишат.',
    noneMine:
      'През последните 90 дни няма запитвания, които да са Ваши. Поемете някое от екрана „Запитвания“.',
    step: 'Стъпка',
    count: 'Брой',
    share: 'Дял',
    refused: (count: number) =>
      plural(count, {
        one: '1 е с отказ: брои се до „Обадихме се“.',
        other: `${formatNumber(count)} са с отказ: броят се до „Обадихме се“.`,
      }),
  },
  steps,
} as const

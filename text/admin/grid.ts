import type { CountedRecords } from '../../domain/building/building.ts'
import type { Check } from '../../domain/checks/finding.ts'
import { formatNumber } from '../../domain/formats/measures.ts'
import type { Status } from '../../domain/status.ts'
import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')

const counted: Record<CountedRecords, (count: string) => string> = {
  apartments: (count) => `апартаменти: ${count}`,
  parkingSpots: (count) => `паркоместа: ${count}`,
  stores: (count) => `магазини: ${count}`,
}

const checks: Record<Check, { title: string; advice?: string }> = {
  sale: {
    title: 'Продадени без записана продажба',
    advice: 'Сборовете на продажбите броят само записаните. Запишете кой, за колко и кога е купил.',
  },
  number: { title: 'Един и същ номер', advice: 'Два апартамента на един вход имат еднакъв номер.' },
  areas: { title: 'Чиста площ над общата', advice: 'Общата площ включва чистата и не може да е по-малка.' },
  price: { title: 'Непродадени без цена', advice: 'Посетителите виждат „При запитване“.' },
  plan: { title: 'Етаж без план', advice: 'На тези етажи посетителите виждат списък вместо план.' },
  outline: { title: 'Без контур на плана' },
  secondOutline: { title: 'Мезонет без втори контур', advice: 'Липсва контурът на втория етаж.' },
  review: {
    title: 'Контури за преглед',
    advice: 'Пренесени са от друг етаж. Отворете плана, проверете ги и го запазете.',
  },
  size: {
    title: 'Контур с друга площ',
    advice: 'Сравнен с останалите на плана, контурът е много по-голям или по-малък от въведената площ.',
  },
  overlap: { title: 'Застъпващи се контури', advice: 'Посетителят може да попадне на съседния апартамент.' },
  outside: { title: 'Контур извън плана' },
  count: { title: 'Числата на началната страница', advice: 'Не съвпадат с въведеното.' },
  photo: { title: 'Без снимка' },
  brochure: { title: 'Без брошура' },
}

const statuses: Record<Status, string> = {
  available: 'Свободни',
  reserved: 'Резервирани',
  sold: 'Продадени',
}

export const gridText = {
  /** Shown while the browser draws a building with thousands of apartments. */
  drawing: 'Сградата се чертае…',
  building: 'Сградата по етажи',
  none: {
    title: 'Още няма апартаменти.',
    advice: 'Добавете първия: апартаментите се нареждат тук по вход и етаж.',
    add: 'Добави апартамент',
  },
  floor: 'Етаж',
  cells:
    'Във всяка клетка: номер, цена в €, обща площ в м². При резервация: инициалите на агента и колко дни остават.',
  narrowCells: 'На тесен екран цената е в хиляди евро, а площта е закръглена.',
  hint: 'Изберете апартамент, за да смените статуса или цената му. Стрелките водят от апартамент на апартамент, Enter отваря, Escape затваря.',
  hintForAgents:
    'Изберете апартамент, за да видите повече. Стрелките водят от апартамент на апартамент, Enter отваря, Escape затваря.',
  colours: { label: 'Цвят', status: 'По статус', price: 'По цена на м²' },
  legend: 'Легенда',
  counted: (status: Status, count: number) => `${statuses[status]}: ${formatNumber(count)}`,
  step: (from: string, to: string) => (from === to ? to : `${from}–${to}`),
  perMetre: '€/м²',
  apartments: (count: number) =>
    plural(count, { one: '1 апартамент', other: `${formatNumber(count)} апартамента` }),
  inStep: (count: number) => ` (${formatNumber(count)})`,
  noPrice: 'Без цена',
  shortNoPrice: 'без цена',
  close: 'Затвори',
  place: (entrance: string, floors: string) => `Вход ${entrance}, ${floors}`,
  apartment: 'Апартамент',
  facts: (entrance: string, status: string) => `вход ${entrance}, ${status},`,
  status: 'Статус',
  price: 'Цена',
  checks: {
    title: 'Проверки на сградата',
    link: (count: number) =>
      count === 0 ? 'Проверки: без забележки' : `За поправяне: ${formatNumber(count)}`,
    noFindings: 'Няма какво да се поправи.',
    soft: 'Може да се допълни',
    about: checks,
    more: (count: number) => `и още ${formatNumber(count)}`,
    apartment: (number: string, entrance: string) => `${number} ${entrance}`,
    spot: (number: string) => `паркомясто ${number}`,
    store: (title: string) => `магазин „${title}“`,
    count: (what: CountedRecords, stated: number, stored: number) =>
      `${counted[what](formatNumber(stated))} в лентата, ${formatNumber(stored)} въведени`,
  },
} as const

import { formatNumber } from '../../domain/formats/measures.ts'
import type { UnchangedReason } from '../../domain/prices/new-price.ts'
import type { PriceRuleName } from '../../domain/prices/price-rule.ts'
import { pluralsIn } from '../public/plurals.ts'
import { bulkText } from './lists.ts'

const plural = pluralsIn('bg')

const rules: Record<PriceRuleName, string> = {
  percent: 'С процент',
  euros: 'Със сума (€)',
  'metre-set': 'Цена на м² (€)',
  'metre-change': 'Промяна на м² (€)',
  floor: 'Стъпка за етаж (€)',
  exposure: 'По изложение (%)',
}

const values: Record<
  Exclude<PriceRuleName, 'exposure'>,
  { label: string; hint: string; placeholder: string }
> = {
  percent: { label: 'Процент', hint: 'Например 3 или -2,5', placeholder: '3' },
  euros: { label: 'Сума (€)', hint: 'Например 1 500 или -1 000', placeholder: '1 500' },
  'metre-set': { label: 'Нова цена на м² (€)', hint: 'От общата площ', placeholder: '1 700' },
  'metre-change': { label: 'Сума на м² (€)', hint: 'От общата площ, например 25 или -10', placeholder: '25' },
  floor: { label: 'Сума за етаж (€)', hint: 'За всеки етаж над избрания', placeholder: '500' },
}

const unchanged: Record<UnchangedReason, (count: number) => string> = {
  sold: (count) => plural(count, { one: '1 продаден', other: `${formatNumber(count)} продадени` }),
  hidden: (count) => `${formatNumber(count)} без цена`,
  same: (count) => `${formatNumber(count)} без разлика`,
  'nothing-left': (count) => `${formatNumber(count)}, чиято цена би паднала до 0`,
  'too-much': (count) => `${formatNumber(count)} с твърде висока цена`,
}

const prices = (count: number) => plural(count, { one: '1 цена', other: `${formatNumber(count)} цени` })

export const pricesText = {
  kinds: { apartments: 'Апартаменти', parking: 'Паркоместа' },
  kindsLabel: 'Цени на',
  selected: {
    apartments: (count: number) => `Избрани: ${bulkText.count.apartments(count)}`,
    parking: (count: number) => `Избрани: ${bulkText.count.parking(count)}`,
  },
  byFilter: 'Избери по филтър',
  rule: 'Ново правило за цените',
  by: 'Промяна',
  rules,
  values,
  above: 'Над етаж',
  rounding: 'Закръгляне',
  roundTo: (step: number) => (step === 1 ? 'До цяло евро' : `До ${formatNumber(step)} €`),
  withSold: 'И продадените',
  percentOf: (exposure: string) => `${exposure} (%)`,
  show: 'Покажи новите цени',
  wrongNumber: {
    percent: 'Въведете число, най-много 1000 %, например 3 или -2,5',
    euros: 'Въведете сума, най-много 100 000 000 €, например 1 500',
  },
  table: 'Стари и нови цени',
  columns: { what: 'Обект', status: 'Статус', from: 'Сега', to: 'Нова цена', difference: 'Разлика' },
  noPrice: 'Без цена',
  include: (name: string) => `Смени цената на ${name}`,
  includeAll: 'Смени всички цени',
  typeFirst: {
    title: 'Въведете с колко да се променят цените.',
    advice: 'Ще видите старата и новата цена на всеки ред, преди да запазите.',
  },
  wrongRule: (parts: string) => ({
    title: `Няма такава възможност за ${parts}.`,
    advice: 'Изберете от възможностите по-горе.',
  }),
  nothingChanges: {
    title: 'По това правило няма цени за промяна.',
    advice: 'Изберете друго правило или други редове.',
  },
  tooMany: (most: number) => ({
    title: `Наведнъж се променят най-много ${formatNumber(most)} цени.`,
    advice: 'Стеснете избора с филтрите.',
  }),
  unchangedPrices: (counts: Partial<Record<UnchangedReason, number>>) => {
    const parts = Object.entries(counts).map(([why, count]) => unchanged[why as UnchangedReason](count))
    return parts.length > 0 ? `Остават както са: ${parts.join(', ')}.` : ''
  },
  unpriced: (count: number) =>
    plural(count, {
      one: '1 обект е с цена при запитване и не е отметнат: отметнете го, за да получи цена.',
      other: `${formatNumber(count)} обекта са с цена при запитване и не са отметнати: отметнете ги, за да получат цена.`,
    }),
  firstPrices: (count: number) =>
    plural(count, {
      one: '1 нова цена на обект без цена не е в сбора.',
      other: `${formatNumber(count)} нови цени на обекти без цена не са в сбора.`,
    }),
  large: (count: number) =>
    plural(count, {
      one: '1 цена се променя с над 10 %.',
      other: `${formatNumber(count)} цени се променят с над 10 %.`,
    }),
  sum: 'Общо',
  save: (count: number) => `Запази ${prices(count)}`,
  failed: 'Грешка при запазване на цените',
  noRule: 'Правилото за цените липсва или е сгрешено.',
  changedMeanwhile: (names: string) =>
    `Променени или изтрити междувременно: ${names}. Нищо не е записано. Таблицата показва новите им данни: прегледайте ги и запазете отново.`,
  nothingSaved: 'По това правило вече няма какво да се промени.',
  saved: (count: number, what: string) =>
    `${what}: ${plural(count, { one: 'цената е променена', other: 'цените са променени' })}.`,
  toList: 'Към списъка',
} as const

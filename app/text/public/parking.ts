import { buildingNamed } from '../site.ts'

export const parkingText = {
  title: 'Паркоместа',
  description: (building: string) =>
    `Покрити и открити паркоместа и гаражи в ${buildingNamed(building)}: план на всяко ниво, размери, цени и наличност.`,
  /** The counts are in the order of `parkingTypes`. */
  intro: (counts: number[]) =>
    [totalOf(counts), 'Изберете ниво и посочете място на плана или в списъка.'].join(' '),
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
    `${count === 1 ? '1 паркомясто' : `${count} паркоместа`}, ${free === 1 ? '1 свободно' : `${free} свободни`}`,
  onPlanImage: (name: string) => `${name} на плана на нивото`,
  neighbours: 'Съседни места',
  notFound: 'Паркомястото не е намерено',
  back: 'Към паркоместата',
  ask: 'Попитайте за това място',
  sold: 'Това място е продадено.',
  showFree: 'Вижте свободните места на нивото',
} as const

const ofType = [
  (count: number) => (count === 1 ? '1 покрито' : `${count} покрити`),
  (count: number) => (count === 1 ? '1 открито' : `${count} открити`),
  (count: number) => (count === 1 ? '1 гараж' : `${count} гаража`),
]

/** „140 места: 135 покрити, 3 открити и 2 гаража.“ */
function totalOf(counts: number[]): string {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const parts = counts.flatMap((count, index) => (count > 0 ? [ofType[index]?.(count) ?? ''] : []))
  if (parts.length === 0) return ''
  const list = [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' и ')
  return `${total === 1 ? '1 място' : `${total} места`}: ${list}.`
}

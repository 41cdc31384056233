import { buildingNamed } from '../site.ts'

export const parkingText = {
  title: 'Паркоместа',
  description: (building: string) =>
    `Покрити и открити паркоместа и гаражи в ${buildingNamed(building)}: план на всяко ниво, размери, цени и наличност.`,
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

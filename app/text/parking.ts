export const parkingText = {
  title: 'Паркоместа',
  description:
    'Покрити и открити паркоместа и гаражи в сграда „Бриз“: план на всяко ниво, размери, цени и наличност.',
  intro: 'Изберете ниво, вижте плана и намерете своето място.',
  levels: 'Ниво',
  columns: { number: 'Номер', floor: 'Етаж', type: 'Тип', size: 'Размер', price: 'Цена', status: 'Статус' },
  plan: (level: string) => `План на паркинга: ${level}`,
  enlarge: 'Увеличете плана',
  close: 'Затвори',
  legend: 'Легенда',
  empty: 'На това ниво няма паркоместа.',
  count: (count: number) => (count === 1 ? '1 паркомясто' : `${count} паркоместа`),
  spot: (number: string) => `Паркомясто ${number}`,
  notFound: 'Паркомястото не е намерено',
  back: 'Към паркоместата',
  priceOnRequest: 'Цена при запитване',
  ask: 'Попитайте за това място',
} as const

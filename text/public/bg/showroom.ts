import { pluralsIn } from '../plurals.ts'

const plural = pluralsIn('bg')

/** The touch screen of the sales office. */
export const showroomText = {
  invite: 'Докоснете екрана',
  about: 'Разгледайте сградата, етажите и апартаментите',
  free: (count: number) => plural(count, { one: '# свободен апартамент', other: '# свободни апартамента' }),
  freeOf: (count: number) => plural(count, { one: '# свободен', other: '# свободни' }),
  start: 'Начало',
  back: 'Назад',
  building: 'Изберете етаж',
  facade: 'Сградата',
  floors: 'Етажи',
  sides: 'Страни на сградата',
  floor: 'Изберете апартамент',
  plan: (place: string) => `План: ${place}`,
  above: 'Горен етаж',
  below: 'Долен етаж',
  noPlan: 'За този етаж още няма план.',
  noHomes: 'На този етаж няма апартаменти.',
  view: 'Изглед от прозореца',
  costs: 'Колко ми струва',
  scroller: 'Изглед от прозореца: плъзга се настрани',
  slide: 'Плъзнете настрани, за да се огледате',
  lights: { day: 'Ден', dusk: 'Здрач' },
  own: 'Собствени средства',
  years: 'Години на кредита',
  monthly: 'Месечна вноска, приблизително',
  rate: (percent: string) => `при лихва ${percent} годишно`,
  take: 'Вземете го с телефона си',
  scan: 'Насочете камерата към кода: апартаментът се отваря на телефона Ви.',
  qr: (title: string) => `QR код към страницата: ${title}`,
  idle: (seconds: number) =>
    `Връщаме се в началото след ${plural(seconds, { one: '# секунда', other: '# секунди' })}. Докоснете екрана, за да останете.`,
  keeping: (percent: string) => `Зарежда се за работа без връзка: ${percent}`,
}

import { pluralsIn } from '../plurals.ts'

const plural = pluralsIn('ru')

/** The touch screen of the sales office. */
export const showroomText = {
  invite: 'Коснитесь экрана',
  about: 'Посмотрите здание, этажи и квартиры',
  free: (count: number) =>
    plural(count, {
      one: '# свободная квартира',
      few: '# свободные квартиры',
      many: '# свободных квартир',
      other: '# свободной квартиры',
    }),
  freeOf: (count: number) =>
    plural(count, {
      one: '# свободная',
      few: '# свободные',
      many: '# свободных',
      other: '# свободной',
    }),
  start: 'Начало',
  back: 'Назад',
  building: 'Выберите этаж',
  facade: 'Здание',
  floors: 'Этажи',
  sides: 'Стороны здания',
  floor: 'Выберите квартиру',
  plan: (place: string) => `План: ${place}`,
  above: 'Этаж выше',
  below: 'Этаж ниже',
  noPlan: 'Плана этого этажа пока нет.',
  noHomes: 'На этом этаже нет квартир.',
  view: 'Вид из окна',
  costs: 'Во сколько это обойдётся',
  scroller: 'Вид из окна: проведите в сторону',
  slide: 'Проведите в сторону, чтобы осмотреться',
  lights: { day: 'День', dusk: 'Сумерки' },
  own: 'Собственные средства',
  years: 'Срок кредита, лет',
  monthly: 'Ежемесячный платёж, примерно',
  rate: (percent: string) => `при ставке ${percent} годовых`,
  take: 'Возьмите с собой на телефоне',
  scan: 'Наведите камеру на код: квартира откроется на Вашем телефоне.',
  qr: (title: string) => `QR-код страницы: ${title}`,
  idle: (seconds: number) =>
    `Возврат в начало через ${plural(seconds, { one: '# секунду', few: '# секунды', many: '# секунд', other: '# секунды' })}. Коснитесь экрана, чтобы остаться.`,
  keeping: (percent: string) => `Загружается для работы без интернета: ${percent}`,
}

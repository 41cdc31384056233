import type { PublicText } from '../public-text.ts'
import { free } from './shared.ts'

export const listText: PublicText['apartmentList'] = {
  columns: {
    entrance: 'Подъезд',
    number: 'Квартира',
    floor: 'Этаж',
    type: 'Тип',
    exposure: 'Ориентация',
    netArea: 'Чистая площадь',
    area: 'Общая площадь',
    price: 'Цена',
    perMetre: 'Цена/м²',
    status: 'Статус',
  },
  bothFloors: 'Этажи',
  filters: {
    entrance: 'Подъезд',
    floor: 'Этаж',
    type: 'Тип',
    status: 'Статус',
    maxPrice: 'Цена до (€)',
    minArea: 'Площадь от (м²)',
  },
  amountWrong: {
    maxPrice: 'Введите сумму, например 150 000',
    minArea: 'Введите число, например 60',
  },
  sheet: (selected) => (selected === 0 ? 'Фильтры' : `Фильтры (${selected})`),
  availableOnly: 'Только свободные',
  all: 'Все',
  apply: 'Применить',
  clear: 'Сбросить',
  empty: 'По выбранным фильтрам квартир не нашлось.',
  emptyAdvice:
    'Попробуйте увеличить цену, уменьшить площадь или выбрать другой этаж либо посмотрите все квартиры.',
  showAll: 'Показать все квартиры',
  none: {
    title: 'Квартиры ещё не выставлены на продажу.',
    advice: 'Позвоните нам или отправьте запрос: мы сообщим Вам, когда начнутся продажи.',
  },
  free,
}

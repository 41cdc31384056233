import { pluralsIn } from '../plurals.ts'

const plural = pluralsIn('bg')

/** Texts of apartment lists and their filters. */
export const listText = {
  /** Headers of the lists and of the price list, by column. */
  columns: {
    entrance: 'Вход',
    number: 'Апартамент',
    floor: 'Етаж',
    type: 'Тип',
    exposure: 'Изложение',
    netArea: 'Чиста площ',
    area: 'Обща площ',
    price: 'Цена',
    perMetre: 'Цена/м²',
    status: 'Статус',
  },
  /** Before the two floors of a maisonette, where the list has no headers. */
  bothFloors: 'Етажи',
  filters: {
    entrance: 'Вход',
    floor: 'Етаж',
    type: 'Тип',
    status: 'Статус',
    maxPrice: 'Цена до (€)',
    minArea: 'Площ от (м²)',
  },
  amountWrong: {
    maxPrice: 'Въведете сума, например 150 000',
    minArea: 'Въведете число, например 60',
  },
  sheet: (selected: number) => (selected === 0 ? 'Филтри' : `Филтри (${selected})`),
  availableOnly: 'Само свободни',
  all: 'Всички',
  apply: 'Филтрирай',
  clear: 'Изчисти',
  empty: 'Няма апартаменти, които отговарят на избраните филтри.',
  emptyAdvice: 'Опитайте с по-висока цена, по-малка площ или друг етаж, или вижте всички апартаменти.',
  showAll: 'Покажи всички апартаменти',
  none: {
    title: 'Апартаментите още не са обявени.',
    advice: 'Обадете ни се или изпратете запитване: ще Ви кажем кога започват продажбите.',
  },
  free: (count: number) => plural(count, { one: '# свободен', other: '# свободни' }),
}

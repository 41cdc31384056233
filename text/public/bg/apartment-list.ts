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
    minPrice: 'Цена от (€)',
    maxPrice: 'Цена до (€)',
    minArea: 'Площ от (м²)',
    maxArea: 'Площ до (м²)',
    minFloor: 'От',
    maxFloor: 'До',
  },
  amountWrong: {
    minPrice: 'Въведете сума, например 150 000',
    maxPrice: 'Въведете сума, например 150 000',
    minArea: 'Въведете число, например 60',
    maxArea: 'Въведете число, например 60',
  },
  sheet: (selected: number) => (selected === 0 ? 'Филтри' : `Филтри (${selected})`),
  availableOnly: 'Само свободни',
  all: 'Всички',
  ranges: { price: 'Цена', area: 'Площ', floor: 'Етажи' },
  more: 'Още филтри',
  sea: 'Изглед към морето',
  /** The exposure of an apartment from which the sea is seen. */
  towardsSea: (exposure: string) => `${exposure} · море`,
  show: 'Покажи',
  showCount: (count: number) => `Покажи ${count}`,
  handles: { least: 'Най-малко', most: 'Най-много' },
  chips: 'Избрани филтри',
  remove: 'Премахни',
  relax: 'Можете да махнете един от филтрите:',
  views: { label: 'Изглед на списъка', cards: 'Карти', table: 'Таблица' },
  order: {
    label: 'Подреди',
    natural: 'Първо свободните',
    ascending: {
      price: 'Цена: най-ниската първо',
      perMetre: 'Цена на м²: най-ниската първо',
      area: 'Площ: най-малката първо',
      floor: 'Етаж: най-ниският първо',
    },
    descending: {
      price: 'Цена: най-високата първо',
      perMetre: 'Цена на м²: най-високата първо',
      area: 'Площ: най-голямата първо',
      floor: 'Етаж: най-високият първо',
    },
  },
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

/** Texts of apartment lists and their filters. In a file of their own, so that other pages do not load them. */
export const listText = {
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
  free: (count: number) => (count === 1 ? '1 свободен' : `${count} свободни`),
}

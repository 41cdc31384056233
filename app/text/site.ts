export const site = {
  name: 'Бриз',
  description:
    'Нова жилищна сграда на българското Черноморие: 117 апартамента в два входа, 140 паркоместа и магазини на крачки от плажа.',
  navigator: 'Навигатор',
  objects: 'Обекти',
  apartments: 'Апартаменти',
  parking: 'Паркоместа',
  stores: 'Магазини',
  location: 'Локация',
  contact: 'Контакти',
  mainNavigation: 'Основна навигация',
  skipToContent: 'Към съдържанието',
  menu: 'Меню',
  loading: 'Зареждане…',
  enquire: 'Изпратете запитване',
  privacy: 'Лични данни',
  call: (phone: string) => `Обадете се на ${phone}`,
  write: (messenger: string) => `Пишете ни по ${messenger}`,
} as const

export const notFoundText = {
  title: 'Страницата не е намерена',
  text: 'Адресът е грешен или страницата е преместена.',
  back: 'Към началната страница',
  apartments: 'Към всички апартаменти',
} as const

export function pageTitle(title: string): string {
  return `${title} | ${site.name}`
}

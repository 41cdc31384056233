export const site = {
  name: 'Бриз',
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
  home: 'Начална страница',
} as const

export const notFound = {
  title: 'Страницата не е намерена',
  text: 'Адресът е грешен или страницата е преместена.',
  back: 'Към началната страница',
} as const

export function pageTitle(title: string): string {
  return `${title} | ${site.name}`
}

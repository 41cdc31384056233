export const site = {
  home: 'Начало',
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
  language: 'Език',
  loading: 'Зареждане…',
  enquire: 'Изпратете запитване',
  privacy: 'Лични данни',
  sampleView: 'Примерна визуализация',
  call: (phone: string) => `Обадете се на ${phone}`,
  write: (messenger: string) => `Пишете ни по ${messenger}`,
}

export const notFoundText = {
  title: 'Страницата не е намерена',
  text: 'Адресът е грешен или страницата е преместена.',
  back: 'Към началната страница',
  apartments: 'Към всички апартаменти',
}

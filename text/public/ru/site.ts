import type { PublicText } from '../public-text.ts'

export const site: PublicText['site'] = {
  home: 'Главная',
  navigator: 'Выбор на плане',
  objects: 'Объекты',
  apartments: 'Квартиры',
  parking: 'Парковка',
  stores: 'Коммерческие помещения',
  location: 'Расположение',
  contact: 'Контакты',
  mainNavigation: 'Основное меню',
  skipToContent: 'Перейти к содержимому',
  menu: 'Меню',
  language: 'Язык',
  loading: 'Загрузка…',
  enquire: 'Отправить запрос',
  privacy: 'Персональные данные',
  sampleView: 'Примерная визуализация',
  call: (phone) => `Позвонить: ${phone}`,
  write: (messenger) => `Написать нам в ${messenger}`,
}

export const notFoundText: PublicText['notFound'] = {
  title: 'Страница не найдена',
  text: 'Адрес указан неверно, или страницу переместили.',
  back: 'На главную страницу',
  apartments: 'Ко всем квартирам',
}

import { formatNumber } from '../../../domain/formats/measures.ts'

export const enquiriesText = {
  search: 'Търсене',
  searchPlaceholder: 'Мария, 0888 123 456, апартамент 23…',
  filter: 'Покажи',
  states: { all: 'Всички', unread: 'Непрочетени', read: 'Прочетени' },
  apartmentFilter: 'Апартамент',
  anyApartment: 'Всички',
  clear: 'Изчисти',
  apply: 'Търси',
  export: 'Изтегли CSV',
  columns: {
    status: 'Статус',
    name: 'Име',
    apartment: 'Апартамент',
    email: 'Имейл',
    phone: 'Телефон',
    message: 'Съобщение',
    date: 'Дата',
    actions: 'Действия',
  },
  /** In the export, columns of their own; in the table, second lines. */
  alsoExported: { about: 'Паркомясто или магазин', wishedTime: 'Удобно време' },
  wishedTime: (time: string) => `Удобно време: ${time}`,
  read: 'Прочетено',
  unread: 'Непрочетено',
  markRead: 'Маркирай като прочетено',
  markUnread: 'Маркирай като непрочетено',
  toggle: (label: string, name: string) => `${label}: ${name}`,
  enquiry: 'Запитване',
  about: 'Относно',
  apartment: (number: string) => `Апартамент ${number}`,
  close: 'Затвори запитването',
  gone: {
    title: 'Запитването не е намерено',
    advice: 'Може би вече е изтрито. Изберете друго от списъка.',
  },
  enquiryOf: (name: string) => `запитването на ${name}`,
  showMore: 'Покажи още',
  showLess: 'Покажи по-малко',
  count: (total: number) => (total === 1 ? '1 запитване' : `${formatNumber(total)} запитвания`),
  more: (total: number) =>
    `Над ${formatNumber(total)} запитвания. Тук са най-новите ${formatNumber(total)}; уточнете търсенето или изтеглете всички като CSV.`,
  apartmentIn: (number: string, entrance: string) => `${number} (вход ${entrance})`,
  none: {
    title: 'Още няма запитвания.',
    advice: 'Щом посетител изпрати формата за контакт, запитването му се появява тук.',
  },
  noneFound: {
    title: 'Няма запитвания, които отговарят на търсенето.',
    advice: 'Проверете изписването или изберете „Всички“.',
  },
} as const

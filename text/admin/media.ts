import { formatNumber } from '../../domain/formats/measures.ts'
import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')

export const storeFormText = {
  details: 'Данни',
  priceHint: 'Празно или 0: посетителите виждат „При запитване“',
  name: (title: string) => `магазин „${title}“`,
  deleteWarning: 'Снимките му също ще бъдат изтрити.',
  noImage: 'Няма снимка',
  slots: { main: 'Основна снимка', secondary: 'Втора снимка (по желание)' },
  slotNames: { main: 'основната снимка', secondary: 'втората снимка' },
  replace: { main: 'Смени основната снимка', secondary: 'Смени втората снимка' },
  add: { main: 'Добави основна снимка', secondary: 'Добави втора снимка' },
  imageDeleted: 'Снимката е изтрита.',
  imageWhileAdding: 'Качва се, щом запазите. Втора снимка можете да добавите после.',
  choose: 'Снимка на магазина',
  removeSelectedImage: 'Премахни снимката',
  selectedImage: 'Избраната снимка',
  none: { title: 'Още няма магазини.', advice: 'Добавете първия с бутона „Добави“ горе вдясно.' },
} as const

/** How many uses of an image the question before deleting names: every apartment may use it. */
const usesNamed = 6

export const mediaText = {
  count: (count: number) => plural(count, { one: '1 файл', other: `${formatNumber(count)} файла` }),
  loading: 'Зареждане…',
  searchLabel: 'Търсене по име',
  searchPlaceholder: 'Например: дневна',
  search: 'Търси',
  nothingFound: 'Няма файл с такова име.',
  nothingFoundAdvice: 'Проверете думите или изчистете търсенето.',
  choose: {
    title: 'Снимки от медията',
    cancel: 'Отказ',
    none: 'В медията още няма снимки.',
    here: 'Вече е тук',
    add: (count: number) => (count < 2 ? 'Добави избраната' : `Добави избраните ${count}`),
    selected: (count: number) =>
      count === 0 ? 'Посочете снимки: добавят се в реда, в който ги избирате.' : `Избрани: ${count}`,
    page: (page: number, last: number) => `Страница ${page} от ${last}`,
    earlier: 'По-нови',
    later: 'По-стари',
  },
  empty: 'Още няма файлове.',
  emptyAdvice: 'Качете първия от полето горе: можете да изберете и няколко наведнъж.',
  list: 'Качени файлове',
  views: 'Изглед',
  grid: 'Плочки',
  table: 'Списък',
  delete: (name: string) => `Изтрий „${name}“`,
  name: (name: string) => `„${name}“`,
  select: (name: string) => `Избери „${name}“`,
  selectAll: 'Избери всички',
  selectPage: 'Избери всички на страницата',
  selectHint: 'Със Shift избирате всички файлове между два.',
  selected: (count: number) => plural(count, { one: 'Избран е 1 файл', other: `Избрани са ${count} файла` }),
  clear: 'Изчисти избора',
  deleteSelected: 'Изтрий избраните',
  deleteTitle: (count: number) =>
    plural(count, {
      one: 'Да се изтрие ли избраният файл?',
      other: `Да се изтрият ли избраните ${count} файла?`,
    }),
  preview: (name: string) => `Преглед на „${name}“`,
  download: (name: string) => `Изтегли „${name}“`,
  close: 'Затвори',
  copy: (name: string) => `Копирай адреса на „${name}“`,
  copied: 'Адресът е копиран.',
  notCopied: 'Адресът не можа да се копира',
  usedIn: 'Използва се в',
  usedInMany: (count: number) => `Използва се на ${formatNumber(count)} места`,
  unused: 'Не се използва',
  uses: {
    apartment: (number: string, entrance: string) => `апартамент ${number}, вход ${entrance}`,
    store: (title: string) => `магазин „${title}“`,
    progressEntry: (date: string) => `напредък, запис от ${date}`,
    floorPlan: (place: string) => `етажен план: ${place}`,
    parkingPlan: (level: string) => `план на паркинга: ${level}`,
    buildingView: (name: string) => `изглед на сградата: ${name}`,
    panorama: (place: string) => `изглед от прозореца: ${place}`,
    building: 'лого на сградата',
  },
  settings: {
    display: 'начална страница',
    company: 'настройки',
    'buyer-facts': 'данни за купувачи',
  } as Record<string, string>,
  otherSettings: 'настройки',
  stillUsed: (names: string[]) =>
    `Използва се на: ${names.slice(0, usesNamed).join('; ')}${names.length > usesNamed ? `; и още ${names.length - usesNamed}` : ''}. Там ще остане, но вече няма да е в медията.`,
  someUsed: (files: number, of: number, names: string[]) =>
    `${files} от ${of} файла се използват на: ${names.slice(0, usesNamed).join('; ')}${names.length > usesNamed ? `; и още ${names.length - usesNamed}` : ''}. Там ще останат, но вече няма да са в медията.`,
  deleted: (count: number) => plural(count, { one: 'Файлът е изтрит.', other: 'Файловете са изтрити.' }),
  columns: {
    select: 'Избор',
    name: 'Име',
    type: 'Вид',
    size: 'Размер',
    date: 'Качен на',
    uses: 'Използване',
    actions: 'Действия',
  },
  types: { image: 'Изображение', document: 'Документ' },
} as const

import type { PublicText } from '../public-text.ts'

/** „Студия“ is a noun already; „Двухкомнатная“ is an adjective and needs „квартира“. */
export function typeAsNoun(type: string): string {
  return type.endsWith('ая') ? `${type} квартира` : type
}

export const apartmentText: PublicText['apartment'] = {
  notFound: 'Квартира не найдена',
  backToList: 'Ко всем квартирам',
  title: (number) => `Квартира ${number}`,
  kind: typeAsNoun,
  description: (type, area, floors) => `${typeAsNoun(type)}, ${area}, ${floors}.`,
  perMetre: (price) => `${price} общей площади`,
  contact: 'Узнать об этой квартире',
  contactShort: 'Задать вопрос',
  sold: 'Квартира продана',
  askSimilar: 'Подобрать похожую',
  brochure: 'Скачать брошюру для печати (PDF)',
  descriptionTitle: 'Описание',
  featuresTitle: 'Характеристики',
  plan: {
    title: 'План квартиры',
    open: 'Открыть план на весь экран',
    close: 'Закрыть',
    image: (number, floor) => `План квартиры ${number}${floor === undefined ? '' : `, ${floor}`}`,
    positionTitle: 'Расположение на этаже',
    positionImage: (number) => `План этажа с отмеченной квартирой ${number}`,
    navigator: 'Открыть на плане этажа',
    navigatorOf: (floor) => `Открыть на плане: ${floor}`,
  },
  sameType: { label: 'Квартиры того же типа', previous: 'Предыдущая:', next: 'Следующая:' },
  share: {
    button: 'Поделиться',
    handed: '',
    copied: 'Ссылка скопирована',
    failed: 'Чтобы поделиться, скопируйте адрес из строки браузера.',
  },
  similar: (type, area, floors) => `${type} · ${area} · ${floors}`,
  similarTitle: 'Похожие свободные квартиры',
  contactTitle: 'Запрос по этой квартире',
  similarContactTitle: 'Запрос на похожую квартиру',
  photo: (index, number) => `Квартира ${number}, фотография ${index}`,
  sample: (index) => `Пример интерьера ${index}`,
  openPhoto: (index) => `Открыть фотографию ${index} на весь экран`,
  openSample: (index) => `Открыть изображение ${index} на весь экран: примерная визуализация`,
  gallery: {
    label: 'Фотографии на весь экран',
    previous: 'Предыдущая фотография',
    next: 'Следующая фотография',
    close: 'Закрыть',
    counter: (index, total) => `${index} / ${total}`,
  },
  more: (count) => `+${count}`,
}

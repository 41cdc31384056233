export const apartmentsText = {
  title: 'Апартаменти',
  description:
    'Всички апартаменти в сграда „Бриз“ с площи, изложение, цени и наличност на живо. Филтрирайте по вход, етаж, тип, статус, цена и площ.',
  priceList: 'Ценова листа',
  intro: 'Цените и наличността се обновяват на живо.',
  columns: {
    entrance: 'Вход',
    number: 'Апартамент',
    floor: 'Етаж',
    type: 'Тип',
    exposure: 'Изложение',
    netArea: 'Чиста площ',
    area: 'Обща площ',
    price: 'Цена',
    status: 'Статус',
    actions: 'Действия',
  },
  count: (count: number) => (count === 1 ? '1 апартамент' : `${count} апартамента`),
} as const

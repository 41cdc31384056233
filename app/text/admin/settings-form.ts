export const settingsFormText = {
  tabs: 'Части на настройките',
  company: 'Фирма',
  buyers: 'За купувача',
  reply: 'Отговор',
  feeds: 'Портали',
  social: 'Социални мрежи',
  usedIn: 'Показват се в горната и долната част на сайта, при контактите и в данните за търсачките.',
  labels: {
    companyName: 'Име на фирмата',
    email: 'Имейл',
    phone: 'Телефон',
    viber: 'Viber',
    whatsapp: 'WhatsApp',
    address: 'Адрес',
    facebook: 'Facebook',
    instagram: 'Instagram',
    publicPriceList: 'Ценовата листа (PDF) е отворена за посетители',
  },
  priceList: 'Ценова листа',
  priceListHint:
    'Когато е отворена, всеки може да я изтегли от /price-list.pdf и от списъка с апартаменти, с цените и статусите, които сайтът показва. Вътрешните бележки не влизат в нея.',
  messengerHint: 'Номер с кода на държавата, например +359 88 000 0000. Празно поле не се показва.',
  linkHint: 'Пълен адрес, например https://example.com/страница. Празно поле не се показва.',
} as const

export const homepageFormText = {
  texts: 'Текст на първия екран',
  labels: {
    title: 'Заглавие',
    subtitle: 'Подзаглавие',
    heroImage: 'Основна снимка',
    locationImage: 'Снимка на локацията',
    logo: 'Лого',
  },
  images: 'Изображения',
  imagesHint: 'Новото изображение се появява в сайта, щом запазите.',
  upload: { hero: 'Нова основна снимка', location: 'Нова снимка на локацията', logo: 'Ново лого' },
  bundled: {
    hero: 'Показва се снимката по подразбиране.',
    location: 'Показва се снимката по подразбиране.',
    logo: 'Показва се името на сградата.',
  },
  remove: {
    hero: 'Върни снимката по подразбиране',
    location: 'Върни снимката на локацията по подразбиране',
    logo: 'Премахни логото',
  },
  preview: 'Преглед',
  devices: { computer: 'На компютър', phone: 'На телефон' },
} as const

export const settingsFormText = {
  company: 'Фирма',
  social: 'Социални мрежи',
  usedIn: 'Показват се в горната и долната част на сайта, при контактите и в данните за търсачките.',
  labels: {
    companyName: 'Име на фирмата',
    email: 'Имейл',
    phone: 'Телефон',
    address: 'Адрес',
    facebook: 'Facebook',
    instagram: 'Instagram',
  },
  linkHint: 'Пълен адрес, например https://example.com/страница. Празно поле не се показва.',
} as const

export const homepageFormText = {
  texts: 'Текст на първия екран',
  labels: { title: 'Заглавие', subtitle: 'Подзаглавие', heroImage: 'Основна снимка', logo: 'Лого' },
  preview: 'Преглед',
  open: 'Виж в сайта',
} as const

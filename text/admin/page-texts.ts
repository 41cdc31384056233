import type { IntroducedPage } from '../../domain/page-texts/page-texts.ts'

const introductions = {
  apartmentsIntro: 'Въведение на „Апартаменти“',
  navigatorIntro: 'Въведение на „Навигатор“',
  parkingIntro: 'Въведение на „Паркоместа“',
  storesIntro: 'Въведение на „Магазини“',
  contactIntro: 'Въведение на „Свържете се с нас“',
  privacyIntro: 'Въведение на „Лични данни“',
} satisfies Record<`${IntroducedPage}Intro`, string>

export const pageTextsText = {
  title: 'Други страници',
  tabs: 'Начална и други страници',
  saved: 'Текстовете на страниците са запазени.',
  labels: { ...introductions, privacySections: 'Текст за личните данни' },
  preview: 'Посетителите четат',
  introductions: {
    title: 'Въведения',
    about:
      'Въведението стои под заглавието на страницата. Празно поле показва текста по подразбиране, който следва данните за сградата.',
    byDefault: 'по подразбиране',
    /** A page that has no introduction, such as that of parking spots while there are none. */
    none: 'Тази страница сега няма въведение.',
  },
  privacy: {
    title: 'Лични данни',
    unwritten: '(текст по подразбиране)',
    byDefault:
      'Показва се текстът по подразбиране. Той следва данните на фирмата и срока за пазене от настройките.',
    edit: 'Редактирай текста',
    restore: 'Върни текста по подразбиране',
    about:
      'Празен ред започва нов абзац, редове с тире отпред са списък, а ред само с уеб адрес е връзка. Думите в скоби се заместват с данните от настройките, сега:',
    section: 'Раздел',
    sectionTitle: 'Заглавие',
    sectionText: 'Текст',
    add: 'Добави раздел',
    question: {
      title: 'Да се върне ли текстът по подразбиране?',
      text: 'Написаните раздели ще се махнат от формуляра. Сайтът се променя, щом запазите; запазеният досега текст остава в историята.',
      confirm: 'Върни текста',
    },
  },
} as const

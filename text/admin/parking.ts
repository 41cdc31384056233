import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')
export const parkingFormText = {
  columns: {
    number: 'Номер',
    floor: 'Етаж',
    type: 'Тип',
    size: 'Размер',
    price: 'Цена',
    status: 'Статус',
    internalNotes: 'Бележки',
    actions: 'Действия',
  },
  /** Why the parking spots could not be loaded. Follows „Грешка при зареждане на паркоместата:“. */
  unread: {
    unavailable: 'базата данни не отговаря. Опитайте отново след малко.',
    failed: 'данните не могат да се прочетат. Подробностите са в дневника на сървъра.',
  },
  hints: { internalNotes: 'Виждат ги само администраторите' },
  moves: 'Мястото се мести: контурът му на плана на досегашното ниво ще бъде откачен.',
  plans: 'Планове на нивата',
  plansHint: 'Качете ново изображение, за да смените плана, който посетителите виждат.',
  planOf: (level: string) => `План: ${level}`,
  /** Texts for a level with a default plan, which visitors see until another one is uploaded. */
  bundled: {
    notUploaded: 'План по подразбиране',
    delete: 'Върни плана по подразбиране',
    deleteWarning: 'Контурите по него също ще бъдат изтрити. Посетителите ще виждат плана по подразбиране.',
    deleted: 'Показва се планът по подразбиране.',
  },
  notBundled: {
    notUploaded: 'Още няма план',
    delete: 'Изтрий плана',
    deleteWarning: 'Контурите по него също ще бъдат изтрити. Посетителите няма да виждат план на нивото.',
    deleted: 'Планът е изтрит.',
  },
  uploadedPlanOf: (level: string) => `каченият план (${level})`,
  uploadedPlan: 'Качен план',
  outlines: 'Очертай местата',
  outlinesOf: (level: string) => `Очертай местата: ${level}`,
  uploadPlan: (level: string) => `Нов план за ${level.toLocaleLowerCase('bg')}`,
  toSpots: 'Към паркоместата',
  details: 'Данни',
  level: 'Ниво',
  allLevels: 'Всички',
  status: 'Статус',
  type: 'Тип',
  title: (number: string) => `Паркомясто ${number}`,
  name: (number: string) => `паркомясто ${number}`,
  deleteWarning: 'Контурът му остава на плана на нивото, свободен за друго място.',
  count: (count: number) => plural(count, { one: '1 паркомясто', other: `${count} паркоместа` }),
  none: { title: 'Още няма паркоместа.', advice: 'Добавете първото с бутона „Добави“ горе вдясно.' },
} as const

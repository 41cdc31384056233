import type { EnquiryStage } from '../../domain/enquiry/enquiry-work.ts'
import type { LostReason } from '../../domain/enquiry/lost-reason.ts'
import { formatNumber } from '../../domain/formats/measures.ts'
import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')

export const enquiryStageLabels: Record<EnquiryStage, string> = {
  new: 'Ново',
  called: 'Обадихме се',
  viewing: 'Оглед',
  offer: 'Оферта',
  reservation: 'Резервация',
  refused: 'Отказ',
}

export const lostReasonLabels: Record<LostReason, string> = {
  price: 'Цената',
  'other-home': 'Друго жилище',
  financing: 'Финансирането',
  'no-answer': 'Не отговаря',
  location: 'Местоположението',
  'not-suitable': 'Неподходящо жилище',
  postponed: 'Отлага покупката',
  other: 'Друга причина',
}

/** Why an enquiry was lost. Those of earlier releases have no reason. */
export const lostReasonText = {
  label: 'Причина за отказа',
  question: 'Защо е отказът?',
  unknownOption: 'Без посочена причина',
  any: 'Всички',
} as const

export function describeLostReason(reason: LostReason | ''): string {
  return reason === '' ? 'без посочена причина' : lostReasonLabels[reason]
}

/** Stages, agents, calls and notes of an enquiry. */
export const enquiryWorkText = {
  stage: 'Етап',
  anyStage: 'Всички',
  agent: 'Агент',
  anyAgent: 'Всички',
  noAgent: 'Без агент',
  take: 'Поеми',
  nextCall: 'Следващо обаждане',
  nextCallAt: 'Час на обаждането (по желание)',
  callShort: (day: string, at: string | null) => `Обаждане: ${day}${at ? `, ${at}` : ''}`,
  dueCount: (count: number) => `За обаждане днес (${count})`,
  quickDays: { 1: 'Утре', 3: 'След 3 дни', 7: 'След седмица' },
  notes: 'Бележки',
  note: 'Нова бележка',
  notePlaceholder: 'Какво казахте, какво обещахте…',
  addNote: 'Добави бележката',
  samePerson: 'От същия човек',
  sameApartment: 'За същия апартамент',
  otherApartments: 'Още апартаменти',
  notChanged: 'Запитването не е променено',
  failed: {
    stage: 'Грешка при смяна на етапа',
    lostReason: 'Изберете защо е отказът.',
    agentId: 'Грешка при избор на агент',
    nextCallOn: 'Грешка при запазване на следващото обаждане',
    nextCallAt: 'Грешка при запазване на часа на обаждането',
    note: 'Грешка при добавяне на бележката',
  },
  callTooEarly: 'Този ден е минал. Изберете днес или по-късна дата.',
  taken: (name: string) => `${name} вече пое това запитване.`,
  givenAway: 'Запитването междувременно остана без агент. Изберете отново.',
  notAnAgent: 'Този потребител не може да влиза. Изберете друг.',
} as const

export const replyTemplateText = {
  title: 'Отговор на запитване',
  /** The product's own template, and the one of installations that had a single one. */
  general: 'Общ отговор',
  list: 'Шаблони за отговор',
  about: (most: number) =>
    `С един от тези шаблони започва всеки отговор по имейл; първият е избран предварително. До ${formatNumber(most)} шаблона.`,
  isBuiltIn: 'Вграден текст: отворете го, за да го промените.',
  languagesOf: (languages: string) => `На ${languages}`,
  nameOf: (name: string) => `шаблона „${name}“`,
  new: 'Нов шаблон',
  edit: (name: string) => `Шаблон „${name}“`,
  editing: 'Шаблон за отговор',
  gone: 'Шаблонът не е намерен',
  saved: (name: string) => `Шаблонът „${name}“ е запазен.`,
  deleted: 'Шаблонът е изтрит.',
  deleteWarning: 'Изпратените отговори остават.',
  tooMany: (most: number) => `Има място за ${formatNumber(most)} шаблона. Изтрийте някой и опитайте отново.`,
  failed: {
    load: 'Грешка при зареждане на шаблоните',
    save: 'Грешка при запазване на шаблона',
    delete: 'Грешка при изтриване на шаблона',
  },
  nameHint: 'Агентите го избират по това име. Получателят не го вижда.',
  attachments: 'Приложения',
  attachmentsAbout: (most: number) =>
    `Сайтът ги изготвя в момента на изпращането, на езика на запитването. Преди изпращане всяко може да се изключи. Прилагат се картите на най-много ${formatNumber(most)} апартамента.`,
  priceListIsClosed:
    'Ценовата листа се прилага само докато е открита за посетителите (Настройки, Фирма). Сега е затворена.',
  usedIn:
    'С този текст започва отговорът; преди изпращане може да се промени. Думите в скоби се попълват от запитването:',
  placeholders: {
    име: 'името на човека',
    апартамент: 'апартаментът, за който пита',
    агент: 'името на този, който отговаря',
    връзка: 'страницата на апартамента',
  },
  labels: {
    name: 'Име на шаблона',
    subject: 'Тема',
    text: 'Текст',
    withCard: 'Приложи картата на апартамента (PDF)',
    withPriceList: 'Приложи ценовата листа (PDF)',
  },
  /** A template in another language, as the form, the history and conflicts call it. */
  inLanguage: (language: string) => `Отговор на ${language}`,
  otherLanguages:
    'С този текст започва отговорът на запитване, което е изпратено от страниците на този език. Докато е празен, се предлага българският.',
} as const

interface SentReply {
  subject: string
  text: string
  /** The name of the template that it began with. */
  template: string | undefined
  /** The names of the files. */
  attachments: readonly string[]
}

/** The form of a reply to one enquiry. */
export const replyText = {
  title: 'Отговор по имейл',
  to: (email: string) => `До ${email}`,
  send: 'Изпрати имейла',
  sending: 'Изпраща се…',
  sent: 'Отговорът е изпратен.',
  byMailProgram: 'Отвори в пощата',
  noServer: 'Няма настроен пощенски сървър: отговорът се отваря в пощенската Ви програма.',
  noServerAdvice:
    'Няма настроен пощенски сървър. Отворете отговора в пощенската си програма и го изпратете оттам.',
  cancel: 'Отказ',
  noTemplate: (language: string) =>
    `Няма шаблон на ${language}, затова е предложен българският. Преведете го, преди да го изпратите.`,
  addTemplate: 'Добавете шаблон',
  template: 'Шаблон',
  attachments: 'Приложения',
  attachmentsLoading: 'Приложенията се изготвят…',
  attachmentsFailed: 'Грешка при изготвяне на приложенията',
  attachmentsByHand: 'Изтеглете нужните файлове и ги приложете в пощенската си програма:',
  open: 'Отговори',
  openAttachment: (name: string) => `Отвори ${name}`,
  downloadAttachment: (name: string) => `Изтегли ${name}`,
  attachedSize: (size: string, most: string) => `Общо ${size} от най-много ${most}`,
  sizeUnknown: 'не може да се изготви сега',
  queued: 'Отговорът ще бъде изпратен до минута, заедно с приложенията.',
  /** In the notes of the enquiry. */
  note: ({ subject, text, template, attachments }: SentReply) =>
    [
      `${attachments.length > 0 ? 'Имейл с приложения' : 'Изпратен имейл'}: ${subject}`,
      ...(template ? [`Шаблон: ${template}`] : []),
      ...(attachments.length > 0 ? [`Приложения: ${attachments.join(', ')}`] : []),
      '',
      text,
    ].join('\n'),
  givenUpNote: (subject: string, error: string) =>
    `Имейлът „${subject}“ НЕ беше изпратен${error && ` (${error})`}. Отговорете отново или се обадете.`,
  mailServer: 'Пощенски сървър',
  attachmentGone: 'Едно от приложенията вече го няма. Текстът е запазен на екрана: отворете отговора отново.',
  attachmentBusy: 'Приложенията не могат да се изготвят в момента. Опитайте отново след малко.',
  attachmentsTooLarge: (most: string) =>
    `Приложенията са общо над ${most}, а толкова големи имейли често не пристигат. Изключете някое.`,
  queueFull: 'Твърде много имейли чакат изпращане. Текстът е запазен на екрана: опитайте отново по-късно.',
  failed: 'Отговорът не е изпратен',
  mailFailed: 'Пощенският сървър не го прие. Текстът е запазен на екрана: опитайте отново след малко.',
  tooMany: 'Твърде много отговори за кратко време. Текстът е запазен на екрана: опитайте отново след малко.',
} as const

export const enquiriesText = {
  search: 'Търсене',
  searchPlaceholder: 'Мария, 0888 123 456, апартамент 23…',
  filter: 'Покажи',
  states: { all: 'Всички', unread: 'Непрочетени', read: 'Прочетени' },
  apartmentFilter: 'Апартамент',
  anyApartment: 'Всички',
  language: 'Език',
  anyLanguage: 'Всички',
  source: 'Източник',
  anySource: 'Всички',
  aboutNothing: 'Не пита за определен обект.',
  writesIn: (language: string) => `Пише на ${language}`,
  moreFilters: (set: number) => (set === 0 ? 'Филтри' : `Филтри (${set})`),
  clear: 'Изчисти',
  apply: 'Търси',
  export: 'Изтегли CSV',
  columns: {
    status: 'Статус',
    stage: 'Етап',
    name: 'Име',
    apartment: 'Апартамент',
    email: 'Имейл',
    phone: 'Телефон',
    message: 'Съобщение',
    date: 'Дата',
    actions: 'Действия',
  },
  /** Labels of values that have their own columns in the export; the table shows them below other values. */
  alsoExported: { about: 'Паркомясто или магазин', wishedTime: 'Удобно време' },
  workExported: { agent: 'Агент', nextCall: 'Следващо обаждане' },
  wishedTime: (time: string) => `Удобно време: ${time}`,
  read: 'Прочетено',
  unread: 'Непрочетено',
  perhapsRobot: 'Възможен робот',
  sentQuickly: 'Изпратено е необичайно бързо след отварянето на страницата.',
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
  count: (total: number) => plural(total, { one: '1 запитване', other: `${formatNumber(total)} запитвания` }),
  more: (total: number) =>
    `Над ${formatNumber(total)} запитвания. Тук са най-новите ${formatNumber(total)}; уточнете търсенето или изтеглете всички като CSV.`,
  none: {
    title: 'Още няма запитвания.',
    advice: 'Щом посетител изпрати формата за контакт, запитването му се появява тук.',
  },
  noneFound: {
    title: 'Няма запитвания, които отговарят на търсенето.',
    advice: 'Проверете изписването или изберете „Всички“.',
  },
} as const

/** What visitors have sent, as the history calls it. */
export const enquiryHistoryLabels = {
  message: enquiriesText.columns.message,
  apartmentNumber: enquiriesText.columns.apartment,
  submittedAt: enquiriesText.columns.date,
  ...enquiriesText.alsoExported,
  language: 'Език',
  sentQuickly: enquiriesText.perhapsRobot,
  lostNote: 'Бележка към отказа',
}

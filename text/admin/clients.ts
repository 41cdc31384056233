import { type ClientFields, clientFields } from '../../domain/client/client-fields.ts'
import type { ClientKeyKind } from '../../domain/client/client-keys.ts'
import type { EnquirySource } from '../../domain/enquiry/enquiry-source.ts'
import { type NewEnquiryFields, newEnquiryFields } from '../../domain/enquiry/new-enquiry.ts'
import { formatNumber } from '../../domain/formats/measures.ts'
import { pluralsIn } from '../public/plurals.ts'
import { labelled } from './labelled-fields.ts'
import { languageLabels } from './languages.ts'

const plural = pluralsIn('bg')

export const enquirySourceLabels: Record<EnquirySource, string> = {
  website: 'Сайт',
  phone: 'Телефон',
  visit: 'На място',
  email: 'Имейл',
  portal: 'Портал',
  social: 'Социални мрежи',
  referral: 'Препоръка',
  other: 'Друго',
}

const labels: Record<keyof ClientFields, string> = {
  name: 'Име',
  phones: 'Телефони',
  emails: 'Имейли',
  language: 'Език',
  source: 'Източник',
  agentId: 'Агент',
  notes: 'Бележки',
}

export const labelledClientFields = labelled(clientFields, labels, {
  language: (language) => languageLabels[language],
  source: (source) => enquirySourceLabels[source],
})

export const clientsText = {
  new: 'Нов клиент',
  gone: 'Клиентът не е намерен',
  saved: (name: string) => `Клиентът е запазен: ${name}.`,
  deleted: 'Клиентът е изтрит.',
  client: 'Клиент',
  open: 'Към клиента',
  openCard: (name: string) => `Към клиента: ${name}`,
  nameOf: (name: string) => `клиентът ${name}`,
  joinedTo: 'Обединен със',
  count: (count: number) => plural(count, { one: '1 клиент', other: `${formatNumber(count)} клиента` }),
  columns: {
    name: 'Име',
    contacts: 'Телефон и имейл',
    records: 'Запитвания и сделки',
    lastAt: 'Последно',
    added: 'Добавен',
    source: 'Източник',
    agent: 'Агент',
  },
  filters: {
    agent: 'Агент',
    noAgent: 'Без агент',
    source: 'Източник',
    hint: 'Име, телефон, имейл, бележка…',
  },
  enquiries: (count: number) =>
    plural(count, { one: '1 запитване', other: `${formatNumber(count)} запитвания` }),
  reservations: (count: number) => plural(count, { one: '1 сделка', other: `${formatNumber(count)} сделки` }),
  none: {
    title: 'Още няма клиенти.',
    advice: 'Появяват се със запитванията и резервациите. Можете да добавите клиент и с бутона горе вдясно.',
  },
  sections: {
    details: 'Данни',
    records: 'Запитвания, огледи и сделки',
    doubles: 'Възможни двойници',
    joined: 'Обединени',
  },
  add: { phones: 'Добави телефон', emails: 'Добави имейл' },
  line: { phones: 'Телефон', emails: 'Имейл' },
  remove: { phones: 'Премахни телефон', emails: 'Премахни имейл' },
  noLines: { phones: 'Без телефон.', emails: 'Без имейл.' },
  notesHint: 'Виждат се само в администрацията',
  noAgent: 'Без агент',
  addEnquiry: 'Добави запитване',
  noRecords: 'Още няма запитвания, огледи и резервации.',
  mostRecords: (count: number) => `Показани са последните ${formatNumber(count)}.`,
  writtenAs: (name: string) => `записан като „${name}“`,
  otherNames: (names: readonly string[]) =>
    `Обединени са автоматично по телефон или имейл, но имената се различават: ${names.map((name) => `„${name}“`).join(', ')}. Ако са различни хора, отметнете техните записи и ги отделете.`,
  part: {
    choose: (title: string) => `Отметни за отделяне: ${title}`,
    button: 'Отдели отметнатите',
    about: 'Отметнатите стават отделен клиент и повече не се обединяват сами.',
    done: 'Записите вече са на отделен клиент.',
    failed: 'Записите не са отделени',
    nothing: 'Отметнете поне един запис и оставете поне един на този клиент.',
  },
  doubles: {
    about: 'Може би са същият човек. Обединяването може да се отмени.',
    same: { phone: 'същият телефон', email: 'същият имейл', name: 'същото име' } satisfies Record<
      ClientKeyKind,
      string
    >,
    compare: 'Сравни и обедини',
    compareWith: (name: string) => `Сравни и обедини с ${name}`,
    apart: 'Друг човек е',
    apartFrom: (name: string) => `${name} е друг човек`,
    noted: 'Няма да се предлагат повече като двойници.',
    failed: 'Изборът не е записан',
  },
  join: {
    title: 'Обединяване на клиенти',
    about:
      'Един и същ човек ли са? Записите на двамата ще се показват заедно, под името на този, който остава.',
    kept: 'Остава',
    joins: 'Присъединява се',
    button: 'Обедини',
    swap: 'Размени',
    cancel: 'Отказ',
    done: 'Клиентите са обединени.',
    failed: 'Клиентите не са обединени',
    stale: 'Някой от двамата е променен междувременно. Презаредете страницата и сравнете отново.',
  },
  joined: {
    about: 'Телефоните и имейлите им важат и за този клиент.',
    part: 'Раздели',
    partFrom: (name: string) => `Раздели с ${name}`,
    done: 'Клиентите отново са отделни.',
    failed: 'Клиентите не са разделени',
  },
  inUse:
    'Към него има запитвания, огледи или резервации. Личните данни на човек се изтриват от „Настройки“ → „Лични данни“.',
  notAnAgent: 'Този потребител не може да влиза. Изберете друг.',
} as const

const newEnquiryLabels: Record<keyof NewEnquiryFields, string> = {
  name: 'Име',
  phone: 'Телефон',
  email: 'Имейл',
  source: 'Откъде идва',
  apartmentId: 'За апартамент',
  about: 'За паркомясто или магазин',
  message: 'Какво каза',
  language: 'Език',
  agentId: 'Агент',
  clientId: 'Клиент',
}

export const labelledNewEnquiryFields = labelled(newEnquiryFields, newEnquiryLabels, {
  language: (language) => languageLabels[language],
  source: (source) => enquirySourceLabels[source],
})

/** „Добави запитване“: what somebody has said on the phone or in the office. */
export const newEnquiryText = {
  title: 'Добави запитване',
  sections: { who: 'Кой', what: 'За какво' },
  notSaid: 'Не е казал',
  noAgent: 'Без агент',
  done: (name: string) => `Запитването е добавено: ${name}.`,
  failed: 'Запитването не е добавено',
} as const

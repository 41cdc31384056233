import { formatNumber } from '../../domain/formats/measures.ts'
import type { Viewing, ViewingState } from '../../domain/viewing/viewing.ts'
import { type ViewingFields, viewingFields } from '../../domain/viewing/viewing-fields.ts'
import { pluralsIn } from '../public/plurals.ts'
import { labelled } from './labelled-fields.ts'
import { languageLabels } from './languages.ts'

const plural = pluralsIn('bg')

export const viewingStateLabels: Record<ViewingState, string> = {
  planned: 'Предстои',
  interested: 'Има интерес',
  uninterested: 'Няма интерес',
  missed: 'Не дойде',
  cancelled: 'Отменен',
}

const labels: Record<keyof ViewingFields, string> = {
  day: 'Ден',
  time: 'Час',
  minutes: 'Минути',
  agentId: 'Агент',
  apartmentId: 'Апартамент',
  place: 'Място на срещата',
  name: 'Име',
  phone: 'Телефон',
  email: 'Имейл',
  language: 'Език',
  isMailed: 'Писма до клиента',
  notes: 'Бележки',
  enquiryId: 'Запитване',
}

export const labelledViewingFields = labelled(viewingFields, labels, {
  language: (language) => languageLabels[language],
})

export const weekdays = ['понеделник', 'вторник', 'сряда', 'четвъртък', 'петък', 'събота', 'неделя'] as const
export const shortWeekdays = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'нд'] as const

const minutes = (count: number) => `${formatNumber(count)} мин.`

export const viewingsText = {
  new: 'Нов оглед',
  add: 'Насрочи оглед',
  edit: 'Оглед',
  gone: 'Огледът не е намерен',
  saved: (name: string) => `Огледът е запазен: ${name}.`,
  deleted: 'Огледът е изтрит.',
  deleteName: 'огледът',
  deleteWarning: 'Клиентът не получава писмо. Ако срещата само няма да се състои, изберете „Отменен“.',
  save: 'Огледът не е запазен',
  delete: 'Огледът не е изтрит',
  of: (what: string) => `Оглед: ${what}`,
  outcome: 'Какво стана',
  sections: { when: 'Кога', where: 'Къде', who: 'Клиент', outcome: 'Какво стана' },
  hints: {
    place: 'Например: офисът или входът на строежа',
    email: 'Получава потвърждение, промените и напомняне ден преди огледа',
    notes: 'Виждат се само в администрацията',
  },
  isMailed: 'Изпращай писма до клиента',
  noMail: 'Няма настроен пощенски сървър: писма не се изпращат.',
  elsewhere: 'Без апартамент',
  chooseAgent: 'Изберете агент',
  deletedApartment: 'изтрит апартамент',
  enquiry: 'Към запитването',
  undo: 'Върни',
  length: minutes,
  title: (name: string, day: string) => `Оглед: ${name}, ${day}`,
  problems: {
    busy: (day: string, from: string, until: string) =>
      `Агентът вече има оглед на ${day} от ${from} до ${until}. Изберете друг час или друг агент.`,
    unknownAgent: 'Този потребител не може да влиза. Изберете друг.',
    unknownApartment: 'Апартаментът вече не съществува. Изберете друг.',
  },
  calendar: {
    views: 'Изглед',
    week: 'Седмица',
    day: 'Ден',
    previous: { week: 'Предишна седмица', day: 'Предишен ден' },
    next: { week: 'Следваща седмица', day: 'Следващ ден' },
    today: 'Днес',
    agent: 'Агент',
    allAgents: 'Всички агенти',
    show: 'Покажи',
    goTo: 'Към ден',
    empty: 'Няма огледи.',
    free: (day: string, time: string) => `Насрочи оглед на ${day} от ${time}`,
    viewing: (parts: readonly string[]) => parts.filter(Boolean).join(', '),
    hint: 'Натиснете празен час, за да насрочите оглед. Огледите се местят с влачене или от клавиатурата: Shift и стрелките.',
    closed: 'почивен ден',
    count: (count: number) => plural(count, { one: '1 оглед', other: `${formatNumber(count)} огледа` }),
    moving: (day: string, time: string) => `${day}, ${time}. Enter – премести, Esc – отказ.`,
    moved: (day: string, time: string) => `Огледът е преместен на ${day} в ${time}.`,
    movedOutside: (day: string, time: string) =>
      `Огледът е преместен на ${day} в ${time}: извън работното време.`,
    movedBack: 'Огледът е върнат на мястото си.',
    notMoved: 'Огледът не е преместен',
  },
  outcomes: {
    planned: 'Предстои',
    interested: 'Дойде, има интерес',
    uninterested: 'Дойде, няма интерес',
    missed: 'Не дойде',
    cancelled: 'Отменен',
  } satisfies Record<ViewingState, string>,
  outcomeNote: 'Бележка за огледа',
  outcomeSaved: 'Записано е какво стана.',
  outcomeFailed: 'Не е записано какво стана',
  ofEnquiry: 'Огледи',
  /** In the calendar of the agent's phone. */
  calendarFile: {
    name: (agent: string) => `Огледи: ${agent}`,
    summary: (client: string, where: string) => `Оглед: ${[client, where].filter(Boolean).join(', ')}`,
  },
  settings: {
    tab: 'Огледи',
    hours: 'Работно време',
    hoursAbout: 'Извън него огледи се насрочват след предупреждение. Празно: почивен ден.',
    defaults: 'Нов оглед',
    days: { workday: 'Понеделник – петък', saturday: 'Събота', sunday: 'Неделя' },
    labels: {
      workdayFrom: 'Понеделник – петък от',
      workdayUntil: 'Понеделник – петък до',
      saturdayFrom: 'Събота от',
      saturdayUntil: 'Събота до',
      sundayFrom: 'Неделя от',
      sundayUntil: 'Неделя до',
      minutes: 'Обичайна продължителност (минути)',
      place: 'Обичайно място на срещата',
    },
    placeHint: 'Когато огледът не е на апартамент; клиентът го вижда в писмото, както е написано',
  },
} as const

type Rest = Exclude<keyof Viewing, keyof ViewingFields | 'id' | 'revision' | 'createdAt' | 'updatedAt'>

/** What the history calls what becomes of a viewing besides its form. */
export const viewingHistoryLabels: Record<Exclude<Rest, 'startsAt' | 'endsAt'>, string> = {
  state: viewingsText.outcome,
  outcome: viewingsText.outcomeNote,
  clientId: 'Клиент',
}

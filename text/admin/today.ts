import { formatNumber } from '../../domain/formats/measures.ts'
import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')

/** In the order of the list. */
export const todayKindLabels = {
  call: 'Обаждане',
  viewing: 'Оглед',
  discount: 'Отстъпка за решение',
  decision: 'Отстъпка',
  reservation: 'Резервация',
  instalment: 'Вноска',
  waiting: 'Запитване',
} as const

export type TodayKindName = keyof typeof todayKindLabels

export const todayKindNames = Object.keys(todayKindLabels) as [TodayKindName, ...TodayKindName[]]

export const todayText = {
  title: 'Днес',
  of: (name: string) => `Денят на ${name}`,
  count: (count: number) => plural(count, { one: '1 задача', other: `${formatNumber(count)} задачи` }),
  person: 'Чий ден',
  show: 'Покажи',
  all: (count: number) => `Всички ${formatNumber(count)} за днес`,
  open: 'Към деня',
  none: {
    title: 'За днес няма нищо.',
    advice:
      'Тук са обажданията, огледите, отстъпките за решение, изтичащите резервации, дължимите вноски и новите запитвания.',
  },
  noneShort: 'За днес няма повече задачи.',
  done: 'Готово',
  called: 'Обадих се',
  spoken: 'Говорих с купувача',
  stillUnpaid: (what: string) => `Скрито от днес: ${what}. Вноската остава неплатена.`,
  tookPlace: 'Състоя се, има интерес',
  later: 'За утре',
  doneOf: (action: string, what: string) => `${action}: ${what}`,
  late: 'закъснява',
  nobodys: 'без агент',
  whatCameOfIt: 'отбележете какво стана',
  approve: 'Разреши',
  refuse: 'Откажи',
  asks: (name: string) => `иска ${name}`,
  discount: (percent: string, agreed: string, list: string) => `−${percent} %: ${agreed} вместо ${list}`,
  ofUnknownList: (agreed: string, list: string) => `${agreed}; по ценовата листа: ${list}`,
  endsToday: 'изтича днес',
  endsTomorrow: 'изтича утре',
  finished: (what: string) => `Готово: ${what}.`,
  moved: (what: string) => `За утре: ${what}.`,
  backAgain: 'Върнато е в днешния ден.',
  failed: 'Задачата не е променена',
  notLoaded: 'Грешка при зареждане на деня',
} as const

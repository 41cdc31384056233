import { formatDate } from '../../domain/formats/dates.ts'
import { formatNumber } from '../../domain/formats/measures.ts'
import { formatPrice } from '../../domain/formats/money.ts'
import { daysLeft } from '../../domain/reservation/days-left.ts'
import type { Approval, ListPrice } from '../../domain/reservation/discount.ts'
import type { DepositState, ReleaseReason } from '../../domain/reservation/release.ts'
import type { Reservation } from '../../domain/reservation/reservation.ts'
import type { ReservationState } from '../../domain/reservation/reservation-state.ts'
import { pluralsIn } from '../public/plurals.ts'

const plural = pluralsIn('bg')

export const reservationStateLabels: Record<ReservationState, string> = {
  running: 'Активна',
  released: 'Освободена',
  expired: 'Изтекла',
  sold: 'Продажба',
}

export const depositStateLabels: Record<DepositState, string> = {
  none: 'Не е получено',
  received: 'Получено',
  returned: 'Върнато',
  kept: 'Задържано',
}

export const releaseReasonLabels: Record<ReleaseReason, string> = {
  'changed-mind': 'Купувачът се отказа',
  'other-home': 'Избра друг имот',
  price: 'Цената',
  financing: 'Не получи финансиране',
  'no-deposit': 'Не плати капаро',
  'no-answer': 'Не отговаря',
  mistake: 'Записана по погрешка',
  other: 'Друга причина',
}

export const approvalLabels: Record<Exclude<Approval, 'none'>, string> = {
  waiting: 'Отстъпката чака решение',
  approved: 'Отстъпката е разрешена',
  refused: 'Отстъпката е отказана',
}

export function formatDaysLeft(until: string, today: string): string {
  const days = daysLeft(until, today)
  if (days < 0) return 'срокът мина'
  if (days === 0) return 'изтича днес'
  return days === 1 ? 'изтича утре' : `още ${days} дни`
}

/** „продажба на Мария Купувачева, договор от 18.11.2026 г.“ */
export function formatSale({
  buyerName,
  contractDate,
}: Pick<Reservation, 'buyerName' | 'contractDate'>): string {
  return `продажба на ${buyerName}${contractDate ? `, договор от ${formatDate(contractDate)}` : ''}`
}

/** „2000,55 €, задържано“: the sum alone says nothing of what became of it. */
export function formatDeposit({
  deposit,
  depositState,
}: Pick<Reservation, 'deposit' | 'depositState'>): string {
  const sum = formatPrice(deposit)
  if (sum === undefined && depositState === 'none') return ''
  return [sum, depositStateLabels[depositState].toLocaleLowerCase('bg')].filter(Boolean).join(', ')
}

/** „139 000 € и 1 имот без известна цена“ */
export function formatListPrice({ listPrice, unpricedUnits }: ListPrice): string {
  const known = formatPrice(listPrice)
  if (unpricedUnits === 0 || known === undefined) return known ?? 'без известна цена'
  return `${known} и ${plural(unpricedUnits, { one: '1 имот', other: `${formatNumber(unpricedUnits)} имота` })} без известна цена`
}

export const reservationsText = {
  reserve: 'Резервирай',
  reserveApartment: (name: string) => `Резервирай ${name}`,
  new: 'Нова резервация',
  edit: 'Резервация',
  sale: 'Продажба',
  title: (apartment: string) => `Резервация: ${apartment}`,
  saleTitle: (apartment: string) => `Продажба: ${apartment}`,
  gone: 'Резервацията не е намерена',
  saved: (apartment: string, buyer: string) =>
    `Резервацията е запазена: ${[apartment, buyer].filter(Boolean).join(', ')}.`,
  deletedUnit: 'изтрит имот',
  columns: {
    apartment: 'Апартамент',
    buyer: 'Купувач',
    until: 'Валидна до',
    deposit: 'Капаро',
    agent: 'Агент',
    actions: 'Действия',
  },
  filters: {
    state: 'Състояние',
    agent: 'Агент',
    expiring: 'Срок',
    expiringSoon: 'Изтичат до утре',
    hint: 'Номер, купувач, телефон, бележка…',
  },
  count: (count: number) =>
    plural(count, { one: '1 резервация', other: `${formatNumber(count)} резервации` }),
  running: (count: number) => `${formatNumber(count)} ${plural(count, { one: 'активна', other: 'активни' })}`,
  none: {
    title: 'Още няма резервации.',
    advice: 'Направете първата с бутона „Резервирай“ горе вдясно.',
  },
  expiring: (count: number) =>
    plural(count, { one: '(1 изтича до утре)', other: `(${formatNumber(count)} изтичат до утре)` }),
  entrance: (letter: string) => `вход ${letter}`,
  spots: (numbers: readonly string[]) =>
    `${plural(numbers.length, { one: 'паркомясто', other: 'паркоместа' })} ${numbers.join(', ')}`,
  garages: (numbers: readonly string[]) =>
    `${plural(numbers.length, { one: 'гараж', other: 'гаражи' })} ${numbers.join(', ')}`,
  stores: (titles: readonly string[]) =>
    `${plural(titles.length, { one: 'магазин', other: 'магазини' })} ${titles.map((title) => `„${title}“`).join(', ')}`,
  sections: { apartment: 'Какво се резервира', buyer: 'Кой резервира', terms: 'Условия' },
  noApartment: 'Без апартамент',
  noApartments: 'В момента няма свободни апартаменти.',
  apartmentNotFree: (apartment: string, status: string) =>
    `${apartment} не е свободен (${status}). Изберете друг апартамент или променете статуса му в списъка.`,
  apartmentReserved: (apartment: string, reservation: string) =>
    `За ${apartment[0]?.toLowerCase()}${apartment.slice(1)} има записана ${reservation}. Приключете я първо или изберете друг апартамент.`,
  runningOf: (buyer: string) => `активна резервация на ${buyer}`,
  openApartment: 'Към апартамента',
  lines: {
    spots: {
      none: 'Без паркоместа.',
      add: 'Добави паркомясто',
      one: (position: number) => `Паркомясто ${position}`,
      choose: 'Изберете паркомясто',
      remove: (position: number) => `Премахни паркомясто ${position}`,
    },
    stores: {
      none: 'Без магазини.',
      add: 'Добави магазин',
      one: (position: number) => `Магазин ${position}`,
      choose: 'Изберете магазин',
      remove: (position: number) => `Премахни магазин ${position}`,
    },
  },
  noAgent: 'Без агент',
  formerAgent: 'Бивш потребител',
  enquiry: 'Към запитването',
  open: 'Към резервацията',
  openSale: 'Към продажбата',
  hints: {
    agreedPrice: 'Обща, за всичко в резервацията. Празно: по ценовата листа',
    until: 'включително',
    notes: 'Виждат се само в администрацията',
  },
  ended: (day: string) => `Приключила на ${day}`,
  contractOf: (day: string) => `договор от ${day}`,
  problems: {
    apartmentTaken: (number: string) =>
      `Апартамент ${number} вече не е свободен: междувременно е резервиран или продаден. Нищо не е записано; въведеното остава на екрана.`,
    apartmentGone: 'Апартаментът вече не съществува. Нищо не е записано.',
    draft: (number: string) =>
      `Апартамент ${number} е чернова: посетителите не го виждат и не може да се резервира. Първо го публикувайте от списъка с апартаменти.`,
    spotTaken: (number: string) =>
      `Паркомясто ${number} вече не е свободно. Изберете друго; нищо не е записано.`,
    spotGone: 'Избрано паркомясто вече не съществува. Нищо не е записано.',
    storeTaken: (title: string) =>
      `Магазин „${title}“ вече не е свободен. Изберете друг; нищо не е записано.`,
    storeGone: 'Избран магазин вече не съществува. Нищо не е записано.',
    storeSold: (title: string, sale: string) =>
      `За магазин „${title}“ има записана ${sale}. Изберете друг или първо върнете продажбата; нищо не е записано.`,
    notYours:
      'Резервацията е на друг агент: можете да я четете, но не и да я променяте. Поискайте промяната от агента или от администратор.',
    notWaiting: 'Отстъпката вече е решена. Презаредете страницата, за да видите решението.',
    waits: 'Тази цена вече чака решение на администратор. Дотогава имотът остава резервиран.',
    apartmentSold: (number: string, sale: string) =>
      `За апартамент ${number} има записана ${sale}. Първо я върнете с „Върни“ в екрана „Резервации“; нищо не е записано.`,
    spotSold: (number: string, sale: string) =>
      `За паркомясто ${number} има записана ${sale}. Изберете друго или първо върнете продажбата; нищо не е записано.`,
    ended: 'Резервацията вече е приключила. Презаредете страницата, за да видите какво е станало.',
    otherApartment: 'Апартаментът на резервация не се сменя: освободете я и направете нова.',
    unknownAgent: 'Няма потребител, който може да влиза с този профил. Изберете друг агент.',
    unknownEnquiry: 'Запитването, от което идва резервацията, вече не съществува. Нищо не е записано.',
    erased: 'Данните на купувача са заличени, затова резервацията не се връща. Направете нова.',
    adminsDecide: 'Отстъпка се разрешава само от администратор.',
    adminsOnly: 'Продажба се коригира и връща само от администратор.',
  },
  reservedNow: 'Част е от активна резервация. Първо я освободете от екрана „Резервации“.',
  soldNow: 'Има записана продажба. Първо я върнете и освободете от екрана „Резервации“.',
  changes: {
    extend: {
      label: 'Удължи',
      title: (apartment: string) => `Удължаване: ${apartment}`,
      text: 'Изберете новия последен ден, включително.',
      severalText: 'Изберете новия последен ден, включително.',
      done: (units: string) => `Резервацията на ${units} е удължена.`,
      failed: 'Резервацията не е удължена',
    },
    release: {
      label: 'Освободи',
      title: (apartment: string) => `Освобождаване: ${apartment}`,
      text: 'Имотът отново ще се показва като свободен. Може да върнете резервацията, докато е свободен.',
      severalText:
        'Имотите отново ще се показват като свободни. Може да върнете резервацията, докато са свободни.',
      done: (units: string) => `Резервацията на ${units} е освободена.`,
      failed: 'Резервацията не е освободена',
    },
    sell: {
      label: 'Продай',
      title: (apartment: string) => `Продажба: ${apartment}`,
      text: 'Имотът ще се показва като продаден.',
      severalText: 'Имотите ще се показват като продадени.',
      done: (units: string) => `Продажбата на ${units} е записана.`,
      failed: 'Продажбата не е записана',
    },
    resume: {
      label: 'Върни',
      title: (apartment: string) => `Връщане на резервация: ${apartment}`,
      text: 'Резервацията отново ще е активна, а имотът – резервиран. Възможно е, ако никой друг не го е взел.',
      severalText:
        'Резервацията отново ще е активна, а имотите – резервирани. Възможно е, ако никой друг не ги е взел.',
      done: (units: string) => `Резервацията на ${units} отново е активна.`,
      failed: 'Резервацията не е върната',
    },
  },
  asked: (units: string) => `Поискано е разрешение за отстъпката за ${units}.`,
  release: {
    reason: 'Причина',
    choose: 'Изберете причина',
    note: 'Бележка',
    noteHint: 'Задължителна при „Друга причина“',
    deposit: (sum: string) => `Какво стана с капарото (${sum})`,
    noDeposit: 'Какво стана с капарото',
    heading: 'Защо е освободена',
  },
  approval: {
    agreed: 'Договорена цена',
    list: 'По ценовата листа',
    discount: (percent: string) => `отстъпка ${percent} %`,
    byList: 'по ценовата листа',
    askedBy: (name: string, day: string) => `Поиска ${name} на ${day}`,
    decidedBy: (name: string) => `Реши ${name}`,
    note: 'Бележка към решението',
    waiting: (count: number) =>
      plural(count, {
        one: '1 отстъпка чака решение:',
        other: `${formatNumber(count)} отстъпки чакат решение:`,
      }),
    approve: 'Разреши',
    refuse: 'Откажи',
    approved: (units: string) => `Отстъпката за ${units} е разрешена.`,
    refused: (units: string) => `Отстъпката за ${units} е отказана.`,
    failed: 'Решението не е записано',
    waits: 'Дотогава имотът остава резервиран.',
  },
  whose: 'Чие е',
  recordSale: 'Запиши продажба',
  saleOf: (name: string) => `Запиши продажба: ${name}`,
  correctSale: 'Коригирай',
  changeOf: (label: string, apartment: string) => `${label}: ${apartment}`,
  finalPrice: 'Крайна цена (€)',
  contractDate: 'Дата на договора',
  listPrice: (list: ListPrice, isSeveral: boolean) =>
    `Цена по листа: ${formatListPrice(list)}${isSeveral ? ' (общо за имотите)' : ''}`,
  unpriced: (count: number) =>
    plural(count, {
      one: '1 имот е без известна цена',
      other: `${formatNumber(count)} имота са без известна цена`,
    }),
} as const

import { formatNumber } from '../../domain/formats/measures.ts'
import { daysLeft } from '../../domain/reservation/days-left.ts'
import { pluralsIn } from '../public/plurals.ts'
import { formatDaysLeft } from './reservations.ts'

const plural = pluralsIn('bg')

/** „още 5 дни“, „изтича днес“, „закъснява с 2 дни“ */
export function formatTerm(until: string, today: string): string {
  const late = -daysLeft(until, today)
  if (late <= 0) return formatDaysLeft(until, today)
  return plural(late, { one: 'закъснява с 1 ден', other: `закъснява с ${formatNumber(late)} дни` })
}

/** What a cell has room for: „5 д.“, „днес“, „−2 д.“ */
export function formatShortTerm(until: string, today: string): string {
  const days = daysLeft(until, today)
  if (days === 0) return 'днес'
  return `${days < 0 ? '−' : ''}${formatNumber(Math.abs(days))} д.`
}

/** What is done with a unit in the grid: in its panel, in its menu and by keys. */
export const gridWorkText = {
  tabs: { label: 'Части на решетката', apartments: 'Апартаменти', parking: 'Паркинг' },
  deal: {
    buyer: 'Купувач',
    agent: 'Агент',
    until: 'Валидна до',
    deposit: 'Капаро',
    agreed: 'Договорена цена',
    price: 'Крайна цена',
    contract: 'Договор от',
    paid: 'Платено',
    nothingPaid: 'още нищо',
    share: (sum: string, percent: string) => `${sum} (${percent} %)`,
    /** In a cell, for screen readers and as a tooltip. */
    ofAgent: (agent: string) => `агент ${agent}`,
    of: (buyer: string) => `купувач ${buyer}`,
  },
  noSale: 'Няма записана продажба: не се знае кой и за колко е купил.',
  noReservation: 'Няма записана резервация: статусът е сменен на ръка.',
  actions: {
    label: 'Действия',
    panel: 'Подробности',
    reservation: 'Към резервацията',
    sale: 'Към продажбата',
    deal: 'Към сделката',
    client: 'Към клиента',
    enquiry: 'Към запитването',
    price: 'Промени цената',
    form: 'Отвори формата',
    view: 'Преглед',
  },
  menuOf: (title: string) => `Меню: ${title}`,
  filters: {
    title: 'Филтри',
    fits: (fitting: number, all: number) => `отговарят ${formatNumber(fitting)} от ${formatNumber(all)}`,
    unfit: 'не отговаря на филтъра',
  },
  keys: {
    title: 'Клавиши',
    about:
      'Действат върху избраната клетка. Буквите са местата им на латинската клавиатура, затова важат и на кирилица.',
    arrows: 'от клетка на клетка',
    ends: 'начало и край на реда; с Ctrl – на всичко',
    open: 'подробности',
    menu: 'меню, като с десния бутон на мишката',
    reserve: 'резервирай',
    sell: 'продай или запиши продажба',
    extend: 'удължи резервацията',
    release: 'освободи',
    deal: 'към резервацията или сделката',
    form: { admin: 'отвори формата', agent: 'преглед' },
    price: 'промени цената',
    statuses: 'свободен, резервиран, продаден',
    close: 'затвори',
    help: 'тази помощ',
    names: { arrows: '← ↑ → ↓', escape: 'Esc' },
  },
  parking: {
    level: (name: string, free: number, all: number) =>
      `${name}: ${formatNumber(free)} свободни от ${formatNumber(all)}`,
    stores: 'Магазини',
    none: { title: 'Още няма паркоместа и магазини.', advice: 'Добавете ги в „Паркоместа“ и „Магазини“.' },
    cells: 'Във всяка клетка: номер, вид и цена в €.',
    hint: 'Изберете място, за да видите кой го държи и да смените статуса или цената му. Стрелките водят от място на място, Enter отваря, Escape затваря.',
    hintForAgents:
      'Изберете място, за да видите кой го държи. Стрелките водят от място на място, Enter отваря, Escape затваря.',
  },
} as const

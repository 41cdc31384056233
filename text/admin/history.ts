import {
  type Building,
  type BuildingType,
  type Entrance,
  entranceLetter,
} from '../../domain/building/building.ts'
import { formatDate } from '../../domain/formats/dates.ts'
import { formatNumber } from '../../domain/formats/measures.ts'
import { places } from '../public/bg/places.ts'
import { pluralsIn } from '../public/plurals.ts'
import { bulkText } from './lists.ts'
import { panoramaName } from './panorama-name.ts'
import { translationsText } from './translations.ts'

const plural = pluralsIn('bg')

const collections = {
  apartments: 'Апартаменти',
  parkingSpots: 'Паркоместа',
  stores: 'Магазини',
  progressEntries: 'Напредък',
  floorPlans: 'Етажни планове',
  parkingPlans: 'Планове на паркинга',
  buildingViews: 'Изгледи на сградата',
  panoramas: 'Изгледи от прозореца',
  media: 'Медия',
  clients: 'Клиенти',
  enquiries: 'Запитвания',
  reservations: 'Резервации',
  viewings: 'Огледи',
  schedules: 'Планове на плащане',
  payments: 'Плащания',
  paperTemplates: 'Образци на документи',
  replyTemplates: 'Шаблони за отговор',
  papers: 'Документи',
  settings: 'Настройки',
  building: 'Сграда',
  translations: 'Преводи',
  users: 'Потребители',
} as const

const settings: Record<string, string> = {
  company: 'Настройки: фирма',
  display: 'Начална страница',
  'page-texts': 'Други страници',
  'buyer-facts': 'Настройки: за купувача',
  costs: 'Настройки: колко струва',
  'sales-rules': 'Настройки: отстъпки',
  payments: 'Настройки: вноски',
  retention: 'Настройки: лични данни',
  buildingView: 'Изглед на сградата',
  'answer-template': 'Настройки: отговор на запитване',
  feeds: 'Настройки: портали',
  showroom: 'Настройки: шоурум',
  'import-columns': 'Внасяне: колони',
  languages: 'Преводи: предлагани езици',
  viewings: 'Настройки: огледи',
}

type Facts = Record<string, unknown>

/** Builds a record's name from its stored facts. A record deleted long ago may have none. */
const names: Record<string, (building: Building, facts: Facts, id: string) => string> = {
  apartments: (building, facts) => `Апартамент ${apartment(building, facts)}`,
  parkingSpots: (_, { number }) => `Паркомясто ${number ?? '?'}`,
  stores: (_, { title }) => `Магазин „${title ?? '?'}“`,
  progressEntries: (_, { date }) => `Напредък, запис от ${typeof date === 'string' ? formatDate(date) : '?'}`,
  floorPlans: (building, { entrance, floor }) => {
    if (!isEntrance(entrance)) return `План на етаж ${floor ?? '?'}`
    const name = typeof floor === 'number' ? places.floor(building, { entrance, floor }) : 'етаж ?'
    return `План на ${name}, вход ${entranceLetter(building, entrance)}`
  },
  parkingPlans: (building, { level }) =>
    `План на паркинга${level === undefined ? '' : `: ${places.parkingLevel(building, Number(level))}`}`,
  buildingViews: (_, { name }) => `Изглед „${name ?? '?'}“`,
  panoramas: (building, { firstFloor, lastFloor, entrance }) =>
    typeof firstFloor === 'number' && typeof lastFloor === 'number'
      ? `Панорама: ${panoramaName(building, { entrance: isEntrance(entrance) ? entrance : '', firstFloor, lastFloor })}`
      : 'Панорама',
  media: (_, { name }) => `Файл „${name ?? '?'}“`,
  clients: () => 'Клиент',
  enquiries: (building, facts) => {
    if (facts.number) return `Запитване за апартамент ${apartment(building, facts)}`
    return facts.about ? `Запитване за ${facts.about}` : 'Запитване'
  },
  reservations: (building, facts) =>
    facts.number ? `Резервация на апартамент ${apartment(building, facts)}` : 'Резервация',
  viewings: (building, facts) => {
    const on = typeof facts.day === 'string' ? ` на ${formatDate(facts.day)}` : ''
    return facts.number ? `Оглед на апартамент ${apartment(building, facts)}${on}` : `Оглед${on}`
  },
  schedules: (building, facts) =>
    facts.number ? `План на плащане за апартамент ${apartment(building, facts)}` : 'План на плащане',
  payments: (building, facts) =>
    facts.number ? `Плащане за апартамент ${apartment(building, facts)}` : 'Плащане',
  paperTemplates: (_, { name }) => `Образец „${name ?? '?'}“`,
  replyTemplates: (_, { name }) => `Шаблон за отговор „${name ?? '?'}“`,
  papers: (building, facts) =>
    facts.number ? `Документ за апартамент ${apartment(building, facts)}` : 'Документ',
  building: () => 'Сграда',
  translations: (_, { language, source }) =>
    `Превод на „${shortened(String(source ?? '?'))}“ (${String(language ?? '?').toUpperCase()})`,
  users: (_, { name }) => `Потребител ${name ?? '?'}`,
  settings: (_building, _facts, id) => settings[id] ?? 'Настройки',
}

const longestQuote = 60

function shortened(text: string): string {
  return text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()}…` : text
}

function apartment(building: Building, { number, entrance }: Facts): string {
  return `${number ?? '?'}${isEntrance(entrance) ? `, вход ${entranceLetter(building, entrance)}` : ''}`
}

function isEntrance(value: unknown): value is Entrance {
  return typeof value === 'string' && value !== ''
}

const records = (count: number) => plural(count, { one: '1 запис', other: `${formatNumber(count)} записа` })
const counted: Record<string, (count: number) => string> = {
  apartments: bulkText.count.apartments,
  parkingSpots: bulkText.count.parking,
  translations: translationsText.import.what,
}

export const historyText = {
  importColumns: 'Колони на файл',
  filters: {
    label: 'Търсене в историята',
    person: 'Кой',
    collection: 'Какво',
    field: 'Поле',
    kind: 'Действие',
    day: 'Ден',
    any: 'Всички',
    clear: 'Изчисти',
    apply: 'Покажи',
    onlyGone: 'Само: още изтрити',
    onlyLatest: 'Само: последната промяна на записа',
    onlyRecord: (name: string) => `Само: ${name}`,
  },
  collections,
  recordName: (building: Building, collection: string, facts: Facts, id: string): string =>
    names[collection]?.(building, facts, id) ?? collection,
  /** A record's name without its kind, for places where the field's label already says the kind. */
  shortName: (building: Building, collection: string, facts: Facts): string =>
    collection === 'apartments'
      ? apartment(building, facts)
      : collection === 'clients'
        ? 'друг клиент'
        : String(facts.number ?? facts.title ?? facts.name ?? '?'),
  gone: 'изтрит запис',
  isRestored: 'вече е върнат',
  kinds: { added: 'Добавяне', revised: 'Промяна', removed: 'Изтриване', restored: 'Връщане' },
  people: { visitor: 'Посетител', command: 'Команда', job: 'Сървър', admin: '', agent: '' },
  count: (total: number) => plural(total, { one: '1 промяна', other: `${formatNumber(total)} промени` }),
  more: (total: number) =>
    `Над ${formatNumber(total)} промени. Тук са най-новите ${formatNumber(total)}; за по-стари изберете ден, човек или вид запис.`,
  from: 'беше',
  to: 'стана',
  empty: '(празно)',
  yes: 'Да',
  no: 'Не',
  erased: 'заличено',
  withheld: (labels: string) => `${labels} (лични данни, не се пазят в историята)`,
  /** Actions on a reservation. */
  acts: {
    reserved: 'Резервация',
    revised: 'Промяна',
    released: 'Освобождаване',
    expired: 'Изтичане',
    sold: 'Продажба',
    resumed: 'Връщане',
  },
  actOn: (building: Building, facts: Facts) =>
    facts.number
      ? `Апартамент ${apartment(building, facts)}`
      : facts.apartmentId === null
        ? 'Само паркоместа или магазини'
        : 'Резервация на изтрит апартамент',
  byReservation: 'Връща се от резервацията',
  images: (count: number) => plural(count, { one: '1 снимка', other: `${formatNumber(count)} снимки` }),
  outlines: (count: number) => plural(count, { one: '1 контур', other: `${formatNumber(count)} контура` }),
  /** „Тристаен мезонет (стаи: 3, спални: 2, на два етажа)“. */
  apartmentType: ({ name, rooms, bedrooms, isMaisonette, isHidden }: Omit<BuildingType, 'key'>) =>
    `${name} (стаи: ${rooms}, спални: ${bedrooms}${isMaisonette ? ', на два етажа' : ''}${isHidden ? ', скрит' : ''})`,
  revert: {
    all: 'Върни промяната',
    short: 'Върни',
    field: (label: string) => `Върни „${label}“`,
    done: (name: string) => `${name}: върната е предишната стойност.`,
    failed: 'Промяната не можа да се върне',
    newer: (fields: string) =>
      `След нея има по-нова промяна (${fields}), която би се изгубила. Върнете първо нея или редактирайте записа.`,
    impossible: 'Предишната стойност вече не е допустима. Редактирайте записа.',
    gone: 'Записът вече е изтрит.',
    sold: 'Има записана продажба, която остава. За да я отмените, изберете „Върни“ в нея.',
    byReservation: 'Промяната е част от резервация. Върнете я от екрана на резервацията.',
    reserved: 'Има активна резервация, която остава. За да я прекратите, изберете „Освободи“ в нея.',
  },
  batch: {
    what: (collection: string, count: number, details: string[]) =>
      `${(counted[collection] ?? records)(count)}${details.length > 0 ? `: ${details.join(', ')}` : ''}`,
    added: (count: number) => `нови ${formatNumber(count)}`,
    removed: (count: number) => `изтрити ${formatNumber(count)}`,
    open: 'Покажи промените',
    all: (count: number) => `Всички ${formatNumber(count)} промени`,
    only: 'Само: променени заедно',
    revert: 'Върни всички',
    done: (name: string) => `${name}: върнати са предишните стойности.`,
    refused: {
      newer: (names: string) =>
        `По-нови промени биха се изгубили: ${names}. Нищо не е върнато. Върнете първо тях или редактирайте записите.`,
      sold: (names: string) =>
        `Има записана продажба, която остава: ${names}. Нищо не е върнато. За да я отмените, изберете „Върни“ в нея.`,
      reserved: (names: string) =>
        `Има активна резервация, която остава: ${names}. Нищо не е върнато. За да я прекратите, изберете „Освободи“ в нея.`,
      draft: (names: string) =>
        `Резервиран или продаден апартамент не може да е чернова: ${names}. Нищо не е върнато.`,
      used: (names: string) =>
        `Има резервация, запитване или контур на план, свързани с: ${names}. Нищо не е върнато. Променете или изтрийте останалите записи поотделно.`,
    },
  },
  none: { title: 'Още няма промени.', advice: 'Всяка промяна в администрацията се записва тук.' },
  noneFound: { title: 'Няма такива промени.', advice: 'Изберете друг ден или изчистете филтрите.' },
  prices: {
    title: 'История на цената',
    none: 'без цена',
    summary: (from: string, to: string, times: number) =>
      `От ${from} до ${to}, ${plural(times, { one: 'променена веднъж', other: `променена ${formatNumber(times)} пъти` })}.`,
  },
  ofRecord: 'История',
} as const

import { mostReplyTemplates } from '../../domain/enquiry/reply-template.ts'
import { formatNumber } from '../../domain/formats/measures.ts'
import { maxProgressEntries } from '../../domain/progress/progress-entry.ts'
import { type RestorableCollection, retentionDays } from '../../domain/record/removal.ts'
import { pluralsIn } from '../public/plurals.ts'
import { adminText } from './admin.ts'

const plural = pluralsIn('bg')

export const quickSearchText = {
  open: 'Търсене',
  label: 'Търсене в администрацията',
  placeholder: 'Апартамент 23, паркомясто, име, телефон, екран…',
  close: 'Затвори търсенето',
  groups: {
    screens: 'Екрани',
    apartments: adminText.screens.apartments,
    parking: adminText.screens.parking,
    stores: adminText.screens.stores,
    clients: adminText.screens.clients,
    enquiries: adminText.screens.enquiries,
  },
  apartment: (number: string, entrance: string) => `Апартамент ${number}, вход ${entrance}`,
  /** The floors of a maisonette. */
  none: (typed: string) => `Няма нищо за „${typed}“.`,
  advice: 'Опитайте с номер („ап. 23 вход Б“), име, телефон или името на екран.',
  failed: 'Търсенето не успя. Проверете връзката и опитайте отново.',
  searching: 'Търсене…',
  found: (count: number) => plural(count, { one: '1 резултат', other: `${formatNumber(count)} резултата` }),
  keys: '↑ ↓ избор · Enter отваря · Esc затваря',
} as const

const one: Record<string, string> = {
  apartments: 'Апартаментът е върнат.',
  parkingSpots: 'Паркомястото е върнато.',
  stores: 'Магазинът е върнат.',
  progressEntries: 'Записът в дневника е върнат.',
  panoramas: 'Панорамата е върната.',
  media: 'Файлът е върнат.',
  replyTemplates: 'Шаблонът е върнат.',
} satisfies Record<RestorableCollection, string>

export const restoreText = {
  deleted: 'Изтрити',
  restore: 'Върни',
  restoreNamed: (name: string) => `Върни: ${name}`,
  until: (date: string) => `може да се върне до ${date}`,
  canBeRestored: (count: number) =>
    plural(count, {
      one: `До ${retentionDays} дни може да се върне от „Изтрити“.`,
      other: `До ${retentionDays} дни могат да се върнат от „Изтрити“.`,
    }),
  done: (collection: string, count: number) =>
    plural(count, { one: one[collection] ?? 'Записът е върнат.', other: `Върнати: ${formatNumber(count)}.` }),
  question: 'Да се върне ли въпреки това?',
  anyway: 'Върни въпреки това',
  failed: 'Изтритото не можа да се върне',
  refused: {
    unknown: 'В историята няма такъв изтрит запис.',
    back: 'Някой вече го е върнал.',
    late: `Изтрито е преди повече от ${retentionDays} дни и вече не се пази.`,
    values: 'Част от данните му вече не са допустими. Добавете го отново по данните в историята.',
    file: 'Самият файл вече не се пази. Качете го отново.',
    'too-many-templates': `Има място за ${mostReplyTemplates} шаблона. Изтрийте друг и опитайте отново.`,
    'too-many': `В дневника има място за ${maxProgressEntries} записа. Изтрийте друг и опитайте отново.`,
  },
} as const

export const pagesText = {
  label: 'Страници',
  range: (first: number, last: number, total: number, isMore: boolean) =>
    `${formatNumber(first)}–${formatNumber(last)} от ${isMore ? 'над ' : ''}${formatNumber(total)}`,
  newer: 'По-нови',
  older: 'По-стари',
  inOrder: { newer: 'Предишни', older: 'Следващи' },
} as const

export const filterText = {
  search: 'Търсене',
  all: 'Всички',
  apply: 'Филтрирай',
  clear: 'Изчисти филтрите',
  apartments: 'Номер, тип, бележка…',
  parking: 'Номер или бележка…',
  minFloor: 'Етаж от',
  maxFloor: 'Етаж до',
  exposure: 'Изложение',
  view: 'Изглед',
  toTheSea: 'към морето',
} as const

export const statusText = {
  changed: (name: string, status: string) => `${name}: ${status}.`,
  undo: 'Върни',
  undone: 'Предишният статус е върнат.',
  notUndone: 'Междувременно записът е променен отново. Предишният статус не е върнат.',
  unreachable: 'Няма връзка със сървъра.',
  stays: (name: string, status: string) => `${name} остава „${status}“.`,
  again: 'Опитай отново',
} as const

const apartments = (count: number) =>
  plural(count, { one: '1 апартамент', other: `${formatNumber(count)} апартамента` })
const parking = (count: number) =>
  plural(count, { one: '1 паркомясто', other: `${formatNumber(count)} паркоместа` })

const skipped = (count: number, one: string, several: string) => {
  if (count === 0) return ''
  return plural(count, { one, other: `Пропуснати са ${formatNumber(count)} ${several}.` })
}

/** Actions on the selected rows of a list. */
export const bulkText = {
  bar: 'Избрани редове',
  select: (name: string) => `Избери ${name}`,
  selectAll: 'Избери всички филтрирани',
  all: (count: number) => `Избери всички филтрирани (${formatNumber(count)})`,
  /** The shorter label for `all` on phones. */
  allShort: (count: number) => `Всички (${formatNumber(count)})`,
  selected: (count: number) => plural(count, { one: '1 избран', other: `${formatNumber(count)} избрани` }),
  count: { apartments, parking },
  setStatus: (status: string) => `Смени статуса на „${status}“`,
  status: 'Статус',
  withSold: 'И продадените',
  skipped: {
    apartments: (count: number) =>
      skipped(count, 'Пропуснат е 1 продаден апартамент.', 'продадени апартамента'),
    parking: (count: number) =>
      skipped(count, 'Пропуснато е 1 продадено паркомясто.', 'продадени паркоместа'),
  },
  askForSold: 'За да промените и тях, отметнете „И продадените“.',
  moreReserved: (count: number) =>
    `Още ${formatNumber(count)} имат активна резервация или продажба, която остава.`,
  prices: 'Цени',
  tooManyForPrices: (most: number) => `За нови цени изберете най-много ${most} реда или всички филтрирани.`,
  clearSelection: 'Откажи',
  undo: 'Върни',
  statusChanged: (what: string, status: string) => `${what}: ${status}.`,
  nothingToChange: (status: string) => `Избраните вече са „${status}“.`,
  statusFailed: 'Грешка при промяна на статуса',
  unreachable: 'Няма връзка със сървъра. Нищо не е променено.',
  changedMeanwhile: (names: string) =>
    `Променени или изтрити междувременно: ${names}. Нищо не е записано. Вече не са сред избраните: прегледайте ги и опитайте отново.`,
  more: (names: string, count: number) => `${names} и още ${formatNumber(count)}`,
} as const

/** The buttons of a list of lines in a form. `line` is „Вход 2“. */
export const lineListText = {
  moveUp: (line: string) => `${line}: премести нагоре`,
  moveDown: (line: string) => `${line}: премести надолу`,
  remove: (line: string, name: string) => `${line}: премахни${name === '' ? '' : ` „${name}“`}`,
} as const

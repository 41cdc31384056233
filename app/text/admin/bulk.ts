import { formatNumber } from '../../../domain/formats/measures.ts'

const apartments = (count: number) => (count === 1 ? '1 апартамент' : `${formatNumber(count)} апартамента`)
const parking = (count: number) => (count === 1 ? '1 паркомясто' : `${formatNumber(count)} паркоместа`)

const skipped = (count: number, one: string, several: string) => {
  if (count === 0) return ''
  return count === 1 ? one : `Пропуснати са ${formatNumber(count)} ${several}.`
}

/** Actions on the selected rows of a list. */
export const bulkText = {
  bar: 'Избрани редове',
  select: (name: string) => `Избери ${name}`,
  selectAll: 'Избери всички филтрирани',
  all: (count: number) => `Избери всички филтрирани (${formatNumber(count)})`,
  /** The label on phones. */
  allShort: (count: number) => `Всички (${formatNumber(count)})`,
  selected: (count: number) => (count === 1 ? '1 избран' : `${formatNumber(count)} избрани`),
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

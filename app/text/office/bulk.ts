import { formatNumber } from '../../../domain/formats/measures.ts'

const apartments = (count: number) => (count === 1 ? '1 апартамент' : `${formatNumber(count)} апартамента`)
const parking = (count: number) => (count === 1 ? '1 паркомясто' : `${formatNumber(count)} паркоместа`)

/** What is done to several rows of a list at once. */
export const bulkText = {
  bar: 'Избрани редове',
  select: (name: string) => `Избери ${name}`,
  selectAll: 'Избери всички филтрирани',
  all: (count: number) => `Избери всички филтрирани (${formatNumber(count)})`,
  selected: (count: number) => (count === 1 ? '1 избран' : `${formatNumber(count)} избрани`),
  count: { apartments, parking },
  setStatus: (status: string) => `Смени статуса на „${status}“`,
  status: 'Статус',
  prices: 'Цени',
  tooManyForPrices: (most: number) => `За нови цени изберете най-много ${most} реда или всички филтрирани.`,
  letGo: 'Откажи',
  undo: 'Върни',
  statusChanged: (what: string, status: string) => `${what}: ${status}.`,
  nothingToChange: (status: string) => `Избраните вече са „${status}“.`,
  statusFailed: 'Грешка при промяна на статуса',
  unreachable: 'Няма връзка със сървъра. Нищо не е променено.',
  changedMeanwhile: (names: string) =>
    `Променени или изтрити междувременно: ${names}. Нищо не е записано. Вече не са сред избраните: прегледайте ги и опитайте отново.`,
  more: (names: string, count: number) => `${names} и още ${formatNumber(count)}`,
} as const

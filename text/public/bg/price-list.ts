import { pluralsIn } from '../plurals.ts'

const plural = pluralsIn('bg')

/** The price list as PDF. Its filters are named in one line, separated by dots, before the counts. */
export const priceListText = {
  title: 'Ценова листа',
  fileName: (day: string) => `Ценова листа ${day}`,
  asOf: (date: string) => `към ${date}`,
  titleAsOf: (date: string) => `Ценова листа към ${date}`,
  all: 'Всички апартаменти',
  handPicked: 'избрани апартаменти',
  summary: (filters: string, counts: string) => `${filters}: ${counts}`,
  counts: (all: number, free: number) =>
    [
      plural(all, { one: '# апартамент', other: '# апартамента' }),
      plural(free, { one: '# свободен', other: '# свободни' }),
    ].join(', '),
  continued: (entrance: string) => `${entrance} (продължение)`,
  page: (page: number, pages: number) => `стр. ${page} от ${pages}`,
  liveTitle: 'Цени и наличност на живо',
  scan: 'Сканирайте кода, за да видите същия списък в сайта.',
  remark:
    'Цените са в евро. Цените и наличността са към посочената дата; актуалните са в сайта, на адреса в кода.',
}

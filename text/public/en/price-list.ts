import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'

const plural = pluralsIn('en')

export const priceListText: ServerText['priceList'] = {
  title: 'Price list',
  fileName: (day) => `Price list ${day}`,
  asOf: (date) => `as of ${date}`,
  titleAsOf: (date) => `Price list as of ${date}`,
  all: 'All apartments',
  handPicked: 'selected apartments',
  summary: (filters, counts) => `${filters}: ${counts}`,
  counts: (all, free) =>
    [
      plural(all, { one: '# apartment', other: '# apartments' }),
      plural(free, { one: '# available', other: '# available' }),
    ].join(', '),
  continued: (entrance) => `${entrance} (continued)`,
  page: (page, pages) => `page ${page} of ${pages}`,
  liveTitle: 'Live prices and availability',
  scan: 'Scan the code to see the same list on our website.',
  remark:
    'Prices are in euros. Prices and availability are correct as of the date shown; for the latest, see our website, at the address in the code.',
}

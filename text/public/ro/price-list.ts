import type { ServerText } from '../public-text.ts'
import { listText } from './apartment-list.ts'
import { apartmentsText } from './apartments.ts'

/** The price list as PDF. Its filters are named in one line, separated by dots, before the counts. */
export const priceListText: ServerText['priceList'] = {
  title: 'Lista de prețuri',
  fileName: (day) => `Lista de prețuri ${day}`,
  asOf: (date) => `la ${date}`,
  titleAsOf: (date) => `Lista de prețuri la ${date}`,
  all: 'Toate apartamentele',
  handPicked: 'apartamente selectate',
  summary: (filters, counts) => `${filters}: ${counts}`,
  counts: (all, free) => `${apartmentsText.count(all)}, ${listText.free(free)}`,
  continued: (entrance) => `${entrance} (continuare)`,
  page: (page, pages) => `pag. ${page} din ${pages}`,
  liveTitle: 'Prețuri și disponibilitate în timp real',
  scan: 'Scanați codul QR pentru a vedea aceeași listă pe site.',
  remark:
    'Prețurile sunt în euro. Prețurile și disponibilitatea sunt cele de la data indicată; cele actuale sunt pe site, la adresa din codul QR.',
}

import type { ServerText } from '../public-text.ts'
import { listText } from './apartment-list.ts'
import { apartmentsText } from './apartments.ts'

/** The price list as PDF. Its filters are named in one line, separated by dots, before the counts. */
export const priceListText: ServerText['priceList'] = {
  title: 'Прайс-лист',
  fileName: (day) => `Прайс-лист ${day}`,
  asOf: (date) => `на ${date}`,
  titleAsOf: (date) => `Прайс-лист на ${date}`,
  all: 'Все квартиры',
  handPicked: 'выбранные квартиры',
  summary: (filters, counts) => `${filters}: ${counts}`,
  counts: (all, free) => `${apartmentsText.count(all)}, ${listText.free(free)}`,
  continued: (entrance) => `${entrance} (продолжение)`,
  page: (page, pages) => `стр. ${page} из ${pages}`,
  liveTitle: 'Актуальные цены и наличие',
  scan: 'Отсканируйте QR-код, чтобы открыть этот же список на сайте.',
  remark:
    'Цены указаны в евро. Цены и наличие — на указанную дату; актуальные данные — на сайте, по ссылке в QR-коде.',
}

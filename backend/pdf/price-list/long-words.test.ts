import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import { apartmentItemFields } from '../../../domain/apartment/apartment-list-item.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { languages } from '../../../domain/language.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { statuses } from '../../../domain/status.ts'
import { aPriceList } from '../../../tests/a-price-list.ts'
import { misplacedLines, watchDrawing } from '../../../tests/drawn-lines.ts'
import { readPdf } from '../../../tests/read-pdf.ts'
import { stretched, stretchWords } from '../../../tests/stretched-text.ts'
import { allTexts } from '../../../text/public/all-texts.ts'
import { a4 } from '../page.ts'
import { drawPriceList } from './draw-price-list.ts'
import * as columns from './list-columns.ts'

// Headers and names of values are stretched here, too, wherever the columns take them from.
const { listColumns } = columns
beforeEach(() => {
  vi.spyOn(columns, 'listColumns').mockImplementation((...given) =>
    listColumns(...given).map((column) => ({
      ...column,
      header: stretchWords(column.header),
      text: (row) => stretchWords(column.text(row)),
    })),
  )
})
afterEach(() => vi.restoreAllMocks())

const building = {
  ...defaultBuilding,
  apartmentTypes: defaultBuilding.apartmentTypes.map((type) => ({ ...type, name: stretchWords(type.name) })),
}
const apartments = Array.from({ length: 60 }, (_, index) => ({
  ...pick({ ...newApartment(building), id: String(index), revision: 1 }, apartmentItemFields),
  ...{ number: String(index + 1), entrance: index < 30 ? '1' : '2', floor: 8, secondaryFloor: 9 },
  ...{ type: '3-bedroom-maisonette', area: 1111.11, netArea: 1000.5, exposure: 'southeast' as const },
  ...{ price: index % 7 === 0 ? 0 : 1_234_567 + index, status: statuses[index % 3] ?? 'sold' },
}))

test.each(languages)(
  'with words twice as long in %s, nothing covers anything else, and numbers stay whole',
  async (language) => {
    const drawn = watchDrawing()
    const text = stretched(allTexts[language])
    const filters = { entrance: '1', floor: 8, available: true, maxPrice: 1_500_000, minArea: 60 } as const
    for (const isSorted of [true, false]) {
      const list = aPriceList({ language, building, apartments, filters, isSorted, isSelection: true })
      const pages = readPdf(await drawPriceList(text, list)).join('\n')
      // Separators differ by language.
      const digits = pages.replaceAll(/[ \u00a0.,]/g, '')
      for (const whole of ['1234568', '1234571', '100050', '111111']) expect(digits).toContain(whole)
      expect(pages.replaceAll('\n', ' ')).toContain(text.priceList.counts(60, 20))
      expect(misplacedLines(drawn.splice(0), { left: a4.margin, right: a4.width - a4.margin })).toEqual([])
    }
  },
)

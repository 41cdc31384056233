import { noPrice, priceOnRequest } from '../price-label.ts'
import type { FieldTable } from '../record/field-table.ts'
import type { Warning } from '../record/warning.ts'
import { normalizeCellText } from '../sheet/normalize-cell-text.ts'
import { readCell } from '../sheet/read-cell.ts'
import { type Cell, isEmptyCell } from '../sheet/sheet.ts'
import type { NamedCells, SheetKind } from '../sheet/sheet-kind.ts'
import { isWritten } from '../sheet/write-cell.ts'
import { apartmentStatusLabels } from '../status.ts'
import type { ApartmentValues } from './apartment.ts'
import { columnsOf, floorOrSpan } from './apartment-columns.ts'
import { apartmentFields } from './apartment-fields.ts'
import { apartmentSheet } from './apartment-sheet.ts'
import { apartmentWarnings } from './apartment-warnings.ts'

/** The heads of the price list for Excel, by column. */
export const priceListHeads: Readonly<Record<string, string>> = Object.fromEntries(
  columnsOf('xlsx').map(({ name, head }) => [name, head]),
)

/**
 * The price list as it comes back from Excel. It is for buyers, so that it has no codes of records: an apartment is known by
 * its entrance and number, and none is added.
 */
export const priceListSheet: SheetKind<ApartmentValues> = {
  ...apartmentSheet,
  title: 'Ценова листа',
  fields: Object.fromEntries(
    Object.entries<FieldTable[string]>(apartmentFields).map(([name, field]) => [
      name,
      { ...field, label: priceListHeads[name] ?? field.label },
    ]),
  ),
  byPlace: {
    fields: ['entrance', 'number'],
    unknown:
      'Няма апартамент с този вход и номер, или са няколко. С ценова листа не се добавят нови: за тях изнесете списъка',
  },
  derivedHeads: Object.entries(priceListHeads).flatMap(([name, head]) =>
    name in apartmentFields ? [] : [head],
  ),
  translate: (cells, before) => ({
    ...cells,
    ...floorCells(cells, before),
    ...priceCells(cells, before),
  }),
  listWarnings: (values, isTaken, before) => [
    ...apartmentWarnings(values, isTaken, before),
    ...(before ? listedStatusWarnings(values, before) : []),
  ],
}

function floorCells({ floor, type }: NamedCells, before: ApartmentValues): NamedCells {
  const typeStays = type === undefined || isWritten(apartmentFields.type, type, before.type)
  const floorStays = floor === undefined || String(floor).trim() === String(floorOrSpan(before))
  if (typeStays && floorStays) return { floor: before.floor, secondaryFloor: before.secondaryFloor }
  const [, first, second] = /^\s*(\d{1,3})\s*[–-]\s*(\d{1,3})\s*$/.exec(String(floor)) ?? []
  return first === undefined ? {} : { floor: Number(first), secondaryFloor: Number(second) }
}

/** The list leaves out the price of what is sold: neither its sign nor an empty cell takes one away. */
function priceCells({ price, status }: NamedCells, before: ApartmentValues): NamedCells {
  if (price === undefined) return {}
  if ((isEmptyCell(price) || price === noPrice) && isSold(status, before)) return { price: before.price }
  const isOnRequest =
    typeof price === 'string' && normalizeCellText(price) === normalizeCellText(priceOnRequest)
  return isOnRequest ? { price: Math.min(before.price, 0) } : {}
}

function isSold(status: Cell | undefined, before: ApartmentValues): boolean {
  if (status === undefined) return before.status === 'sold'
  const read = readCell(apartmentFields.status, status)
  return 'value' in read && read.value === 'sold'
}

/** Nothing in the list tells whether it or the site is newer. */
function listedStatusWarnings({ status }: ApartmentValues, before: ApartmentValues): Warning[] {
  if (status === before.status) return []
  const message = `В сайта статусът е „${apartmentStatusLabels[before.status]}“: може да е променен след ценовата листа.`
  return [{ id: `listed-status:${before.status}:${status}`, message }]
}

import { type Building, emptyBuilding, forBuilding } from '../building/building.ts'
import { noPrice, priceOnRequest } from '../price-label.ts'
import type { FieldTable } from '../record/field-table.ts'
import type { Warning } from '../record/warning.ts'
import { isUnchangedCell, readCell } from '../sheet/row-codec.ts'
import { type Cell, isEmptyCell, normalizeCellText } from '../sheet/sheet.ts'
import type { NamedCells, SheetKind } from '../sheet/sheet-kind.ts'
import { apartmentStatusLabels } from '../status.ts'
import type { ApartmentValues } from './apartment.ts'
import { columnsOf, floorOrSpan } from './apartment-columns.ts'
import { apartmentFieldKinds, apartmentFields } from './apartment-fields.ts'
import { apartmentWarnings } from './apartment-schema.ts'
import { apartmentSheet } from './apartment-sheet.ts'

/** The headers of the price list for Excel, by the name of the column. */
export const priceListHeaders: Readonly<Record<string, string>> = Object.fromEntries(
  columnsOf(emptyBuilding, 'xlsx').map(({ name, header }) => [name, header]),
)

/**
 * Imports the price list after somebody has changed it in Excel. It is made for buyers and has no ids: its rows are
 * matched by entrance and number, and it cannot add apartments.
 */
export const priceListSheetKind = forBuilding(
  (building): SheetKind<ApartmentValues> => ({
    ...apartmentSheet(building),
    title: 'Ценова листа',
    fields: Object.fromEntries(
      Object.entries<FieldTable[string]>(apartmentFields(building)).map(([name, field]) => [
        name,
        { ...field, label: priceListHeaders[name] ?? field.label },
      ]),
    ),
    identifiedBy: {
      fields: ['entrance', 'number'],
      unknown:
        'Няма апартамент с този вход и номер, или са няколко. С ценова листа не се добавят нови: за тях изнесете списъка',
    },
    derivedHeaders: Object.entries(priceListHeaders).flatMap(([name, header]) =>
      name in apartmentFieldKinds ? [] : [header],
    ),
    translate: (cells, before) => ({
      ...cells,
      ...floorCells(building, cells, before),
      ...priceCells(cells, before),
    }),
    listWarnings: (values, isTaken, before) => [
      ...apartmentWarnings(building, values, isTaken, before),
      ...(before ? priceListStatusWarnings(values, before) : []),
    ],
  }),
)

function floorCells(building: Building, { floor, type }: NamedCells, before: ApartmentValues): NamedCells {
  const typeStays = type === undefined || isUnchangedCell(apartmentFields(building).type, type, before.type)
  const floorStays = floor === undefined || String(floor).trim() === String(floorOrSpan(building, before))
  if (typeStays && floorStays) return { floor: before.floor, secondaryFloor: before.secondaryFloor }
  const [, first, second] = /^\s*([−-]?\d{1,3})\s*[–-]\s*(\d{1,3})\s*$/.exec(String(floor)) ?? []
  return first === undefined ? {} : { floor: Number(first), secondaryFloor: Number(second) }
}

/** The list shows no price of sold apartments: neither „—“ nor an empty cell deletes the stored price. */
function priceCells({ price, status }: NamedCells, before: ApartmentValues): NamedCells {
  if (price === undefined) return {}
  if ((isEmptyCell(price) || price === noPrice) && isSold(status, before)) return { price: before.price }
  const isOnRequest =
    typeof price === 'string' && normalizeCellText(price) === normalizeCellText(priceOnRequest)
  return isOnRequest ? { price: Math.min(before.price, 0) } : {}
}

function isSold(status: Cell | undefined, before: ApartmentValues): boolean {
  if (status === undefined) return before.status === 'sold'
  const read = readCell(apartmentFieldKinds.status, status)
  return 'value' in read && read.value === 'sold'
}

/** A price list does not say when it was made, so its status may be older than the one on the site. */
function priceListStatusWarnings({ status }: ApartmentValues, before: ApartmentValues): Warning[] {
  if (status === before.status) return []
  const message = `В сайта статусът е „${apartmentStatusLabels[before.status]}“: може да е променен след ценовата листа.`
  return [{ id: `listed-status:${before.status}:${status}`, message }]
}

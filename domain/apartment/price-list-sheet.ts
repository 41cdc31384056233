import { isHiddenPrice } from '../formats/money.ts'
import { noPrice, priceOnRequest } from '../price-label.ts'
import type { Warning } from '../record/warning.ts'
import { normalizeCellText } from '../sheet/cell-text.ts'
import { isWritten, readCell } from '../sheet/row-codec.ts'
import { type Cell, isEmptyCell } from '../sheet/sheet.ts'
import type { NamedCells, SheetKind } from '../sheet/sheet-kind.ts'
import { apartmentStatusLabels } from '../status.ts'
import type { ApartmentValues } from './apartment.ts'
import { apartmentFields } from './apartment-fields.ts'
import { apartmentSheet } from './apartment-sheet.ts'
import { apartmentWarnings } from './apartment-warnings.ts'
import { floorSpan } from './format-floors.ts'

/** The headers of the price list in Excel, by field; `perMetre` is calculated from price and area. */
export const priceListHeads = {
  entrance: apartmentFields.entrance.label,
  number: 'Апартамент',
  floor: apartmentFields.floor.label,
  type: apartmentFields.type.label,
  exposure: apartmentFields.exposure.label,
  netArea: apartmentFields.netArea.label,
  area: apartmentFields.area.label,
  price: apartmentFields.price.label,
  perMetre: 'Цена (€/м²)',
  status: apartmentFields.status.label,
} as const

/** A number, or the text „8–9“ for a maisonette. */
export function listedFloor(apartment: Pick<ApartmentValues, 'floor' | 'secondaryFloor'>): string | number {
  return apartment.secondaryFloor === null ? apartment.floor : floorSpan(apartment)
}

/** „При запитване“ stands for a hidden price, and „—“ for the price of a sold apartment, as in the PDF. */
export function listedPrice({ price, status }: Pick<ApartmentValues, 'price' | 'status'>) {
  if (status === 'sold') return noPrice
  return isHiddenPrice(price) ? priceOnRequest : price
}

/**
 * Imports the price list after somebody has changed it in Excel. It is made for buyers and has no ids: its rows are
 * matched by entrance and number, and it cannot add apartments.
 */
export const priceListSheetKind: SheetKind<ApartmentValues> = {
  ...apartmentSheet,
  title: 'Ценова листа',
  fields: { ...apartmentFields, number: { ...apartmentFields.number, label: priceListHeads.number } },
  identifiedBy: {
    fields: ['entrance', 'number'],
    unknown:
      'Няма апартамент с този вход и номер, или са няколко. С ценова листа не се добавят нови: за тях изнесете списъка',
  },
  derivedHeads: [priceListHeads.perMetre],
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
  const floorStays = floor === undefined || String(floor).trim() === String(listedFloor(before))
  if (typeStays && floorStays) return { floor: before.floor, secondaryFloor: before.secondaryFloor }
  const [, first, second] = /^\s*(\d{1,3})\s*[–-]\s*(\d{1,3})\s*$/.exec(String(floor)) ?? []
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
  const read = readCell(apartmentFields.status, status)
  return 'value' in read && read.value === 'sold'
}

/** The list does not say when it was made, so that its status may be older than the one on the site. */
function listedStatusWarnings({ status }: ApartmentValues, before: ApartmentValues): Warning[] {
  if (status === before.status) return []
  const message = `В сайта статусът е „${apartmentStatusLabels[before.status]}“: може да е променен след ценовата листа.`
  return [{ id: `listed-status:${before.status}:${status}`, message }]
}

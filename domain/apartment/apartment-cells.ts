import { type Building, floorLabel, floorsOf, forBuilding, formatFloor } from '../building/building.ts'
import { noPrice } from '../price-label.ts'
import type { Labelled } from '../record/field-table.ts'
import { isUnchangedCell, readCell } from '../sheet/row-codec.ts'
import { type Cell, isEmptyCell, normalizeCellText } from '../sheet/sheet.ts'
import type { NamedCells } from '../sheet/sheet-kind.ts'
import type { ApartmentValues } from './apartment.ts'
import type { ApartmentFields } from './apartment-fields.ts'
import { floorOrSpan } from './apartment-title.ts'
import { translateApartmentChoices } from './apartment-wordings.ts'

export interface CellWords {
  fields: Labelled<ApartmentFields>
  /** What our price list writes in the place of a hidden price. */
  priceOnRequest: string
}

/**
 * The cells of a spreadsheet's row in our words, with numbers in the place of texts that people and our price list
 * write: „Партер“ or „8–9“ for floors, „При запитване“ or „—“ for a price.
 */
export function translateApartmentCells(
  building: Building,
  words: CellWords,
  cells: NamedCells,
  before: ApartmentValues,
): NamedCells {
  const named = { ...cells, ...translateApartmentChoices(building, words.fields, cells) }
  return { ...named, ...floorCells(building, words, named, before), ...priceCells(words, named, before) }
}

/**
 * The cells of the floors as numbers. „8–9“ gives both floors of a maisonette, unless the second has a column
 * of its own.
 */
function floorCells(
  building: Building,
  { fields }: CellWords,
  cells: NamedCells,
  before: ApartmentValues,
): NamedCells {
  const { floor, type, secondaryFloor } = cells
  const typeStays = type === undefined || isUnchangedCell(fields.type, type, before.type)
  const floorStays = floor === undefined || String(floor).trim() === String(floorOrSpan(building, before))
  if (typeStays && floorStays)
    return {
      floor: before.floor,
      ...(secondaryFloor === undefined && { secondaryFloor: before.secondaryFloor }),
    }
  if (typeof floor !== 'string') return {}
  const entrance = entranceOf(fields, cells, before)
  const one = findFloor(building, entrance, floor)
  if (one !== undefined) return { floor: one }
  const [, first = '', second = ''] = /^(.+?)\s*[–—-]\s*(.+)$/.exec(floor.trim()) ?? []
  const [lower, upper] = [first, second].map((part) => findFloor(building, entrance, part))
  if (lower === undefined || upper === undefined) return {}
  return { floor: lower, ...(secondaryFloor === undefined && { secondaryFloor: upper }) }
}

function entranceOf(
  fields: Labelled<ApartmentFields>,
  { entrance }: NamedCells,
  before: ApartmentValues,
): string {
  const read = readCell(fields.entrance, entrance ?? null)
  return 'value' in read && typeof read.value === 'string' ? read.value : before.entrance
}

/**
 * Takes a floor's name or number, also as „Етаж 3“, „ет. 3“ or „3-ти“. A name that another entrance has is understood,
 * too.
 */
function findFloor(building: Building, entrance: string, text: string): number | undefined {
  const written = normalizeCellText(text)
    .replace(/^(?:етаж|ет\.?) ?(?=[-−\d])|(?<=\d)( ет\.?| етаж|-[тврм]?и( етаж)?)$/g, '')
    .replace(/^-/, '−')
  if (written === '') return undefined
  const names = floorNames(building)
  const named = names.get(entrance)?.get(written)
  if (named !== undefined) return named
  for (const floors of names.values()) {
    const floor = floors.get(written)
    if (floor !== undefined) return floor
  }
  return written === normalizeCellText('Партер') ? groundFloor(building) : undefined
}

/**
 * The floors by their names, which are compared with thousands of cells: of the whole building first, then of each
 * entrance.
 */
const floorNames = forBuilding((building) => {
  const entrances = [undefined, ...building.entrances.map(({ id }) => id)]
  return new Map(
    entrances.map((entrance) => {
      const floors = floorsOf(building).flatMap((floor) => {
        const place = { entrance, floor }
        const names = [formatFloor(floor), floorLabel(building, place)]
        return names.map((name) => [normalizeCellText(name), floor] as const)
      })
      // The first of two floors with the same name counts, and a map keeps the last.
      return [entrance, new Map(floors.toReversed())] as const
    }),
  )
})

/** The floor that people call „Партер“ where the building gives this name to none: 0, or 1 if that is the lowest. */
function groundFloor(building: Building): number | undefined {
  const floors = floorsOf(building)
  if (floors.includes(0)) return 0
  return floors[0] === 1 ? 1 : undefined
}

/** The price list shows no price of sold apartments: neither „—“ nor an empty cell deletes the stored price. */
function priceCells(
  { fields, priceOnRequest }: CellWords,
  { price, status }: NamedCells,
  before: ApartmentValues,
): NamedCells {
  if (price === undefined) return {}
  if ((isEmptyCell(price) || price === noPrice) && isSold(fields, status, before))
    return { price: before.price }
  const isOnRequest =
    typeof price === 'string' && normalizeCellText(price) === normalizeCellText(priceOnRequest)
  return isOnRequest ? { price: Math.min(before.price, 0) } : {}
}

function isSold(
  fields: Labelled<ApartmentFields>,
  status: Cell | undefined,
  before: ApartmentValues,
): boolean {
  if (status === undefined) return before.status === 'sold'
  const read = readCell(fields.status, status)
  return 'value' in read && read.value === 'sold'
}

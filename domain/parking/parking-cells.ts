import type { Building } from '../building/building.ts'
import type { LabelledTable } from '../record/field-table.ts'
import { normalizeCellText } from '../sheet/sheet.ts'
import type { NamedCells } from '../sheet/sheet-kind.ts'
import { byWords, findStatus, translateChoices } from '../sheet/wordings.ts'

const findType = byWords({
  covered: ['покрит', 'покрита', 'закрито', 'подземно', 'подземен', 'covered', 'underground'],
  uncovered: ['открит', 'открита', 'външно', 'uncovered', 'open', 'outdoor'],
  garage: ['гаражна клетка', 'гаражно място', 'garage'],
})

/** The cells of a parking spot's row in our words, with the numbers of levels in the place of their names. */
export function translateParkingCells(
  building: Building,
  fields: LabelledTable,
  cells: NamedCells,
): NamedCells {
  const level = typeof cells.floor === 'string' ? findLevel(building, cells.floor) : undefined
  return {
    ...cells,
    ...translateChoices(fields, cells, { status: findStatus, type: findType }),
    ...(level !== undefined && { floor: level }),
  }
}

/** Takes „Сутерен“, „Ниво -1“ or „Етаж −1“. */
function findLevel(building: Building, text: string): number | undefined {
  const written = normalizeCellText(text)
  const named = building.parkingLevels.find(({ name }) => normalizeCellText(name) === written)
  if (named) return named.level
  const [, number] = /^(?:етаж|ниво|ет\.?) ?([-−]?\d{1,3})$/.exec(written) ?? []
  return number === undefined ? undefined : Number(number.replace('−', '-'))
}

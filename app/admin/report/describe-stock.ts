import type { Apartment } from '../../../domain/apartment/apartment.ts'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import { type Building, floorLabel } from '../../../domain/building/building.ts'
import { type StockLine, stockLine } from '../../../domain/report/stock-pace.ts'
import { reportText as text } from '../../../text/admin/report.ts'
import type { ReportColumn, ReportTable } from './report-table.ts'

type StockApartment = Pick<Apartment, 'id' | 'status' | 'price' | 'type' | 'floor'>
type Sold = readonly (string | null)[]

const { stock } = text
const columns: ReportColumn[] = [
  { key: 'available', header: stock.available, kind: 'count' },
  { key: 'reserved', header: stock.reserved, kind: 'count' },
  { key: 'sold', header: stock.sold, kind: 'count' },
  { key: 'value', header: stock.value, kind: 'money' },
  { key: 'recent', header: stock.recent, kind: 'count' },
  { key: 'weeks', header: stock.weeks, kind: 'weeks' },
]

/** In the order of the building's types. */
export function describeTypes(
  building: Building,
  apartments: readonly StockApartment[],
  sold: Sold,
): ReportTable {
  const order = building.apartmentTypes.map(({ key }) => key)
  const groups = [...Map.groupBy(apartments, ({ type }) => type)].toSorted(
    ([one], [other]) => order.indexOf(one) - order.indexOf(other),
  )
  return {
    ...tableOf(apartments, sold),
    ...text.types,
    id: 'types',
    rows: groups.map(([type, own]) => ({
      key: type,
      label: apartmentTypeName(building, type),
      values: valuesOf(stockLine(own, sold)),
    })),
  }
}

/** From the ground up. A maisonette is on its first floor. */
export function describeFloors(
  building: Building,
  apartments: readonly StockApartment[],
  sold: Sold,
): ReportTable {
  const groups = [...Map.groupBy(apartments, ({ floor }) => floor)].toSorted(([one], [other]) => one - other)
  return {
    ...tableOf(apartments, sold),
    ...text.floors,
    id: 'floors',
    rows: groups.map(([floor, own]) => ({
      key: String(floor),
      label: floorLabel(building, { entrance: undefined, floor }),
      values: valuesOf(stockLine(own, sold)),
    })),
  }
}

function tableOf(apartments: readonly StockApartment[], sold: Sold) {
  return {
    about: stock.about,
    none: stock.none,
    columns,
    charts: { as: 'stack' as const, keys: ['available', 'reserved', 'sold'] },
    ...(apartments.length > 0 && {
      total: { key: 'total', label: text.total, values: valuesOf(stockLine(apartments, sold)) },
    }),
  }
}

function valuesOf(line: StockLine): (number | null)[] {
  const { available, reserved, sold, value, recent, weeks } = line
  return [available, reserved, sold, value, recent, weeks]
}

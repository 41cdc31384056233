import type { ExpressionBuilder } from 'kysely'
import { type AdminApartmentFilters, withSeaAsExposures } from '../../domain/apartment/apartment-filters.ts'
import { getBuilding } from './building.ts'
import type { Database } from './database.ts'
import type { Tables } from './schema.ts'

type ColumnFilters = Omit<AdminApartmentFilters, 'sea'>

/** Which exposures have the view of the sea is in the building's record, not in the rows of apartments. */
export async function toColumnFilters(db: Database, filters: AdminApartmentFilters): Promise<ColumnFilters> {
  if (!filters.sea) return filters
  return { ...withSeaAsExposures(await getBuilding(db), filters), drafts: filters.drafts }
}

/** A query for the apartments that `matchesFilters` finds, too. A maisonette matches by either of its floors. */
export function filtered(db: Database, filters: ColumnFilters) {
  const { entrance, floor, type, status, exposure, available, drafts = 'none' } = filters
  const { minPrice, maxPrice, minArea, maxArea, minFloor, maxFloor } = filters
  let query = db.read.selectFrom('apartments')
  if (drafts !== 'with') query = query.where('isDraft', '=', drafts === 'only' ? 1 : 0)
  if (entrance !== undefined) query = query.where('entrance', '=', entrance)
  if (type !== undefined) query = query.where((row) => anyOf(row, 'type', type))
  if (exposure !== undefined) query = query.where((row) => anyOf(row, 'exposure', exposure))
  if (status !== undefined) query = query.where('status', '=', status)
  if (available) query = query.where('status', '=', 'available')
  if (minPrice !== undefined || maxPrice !== undefined) query = query.where('price', '>', 0)
  if (minPrice !== undefined) query = query.where('price', '>=', minPrice)
  if (maxPrice !== undefined) query = query.where('price', '<=', maxPrice)
  if (minArea !== undefined) query = query.where('area', '>=', minArea)
  if (maxArea !== undefined) query = query.where('area', '<=', maxArea)
  if (floor !== undefined) query = query.where(onEitherFloor(floor, floor))
  if (minFloor !== undefined || maxFloor !== undefined) query = query.where(onEitherFloor(minFloor, maxFloor))
  return query
}

type Row = ExpressionBuilder<Tables, 'apartments'>

/** No value at all matches no apartment: PostgreSQL refuses an empty list of values. */
function anyOf(row: Row, column: 'type' | 'exposure', values: readonly string[]) {
  return row.or(values.map((value) => row(column, '=', value as never)))
}

/** Whether the floor, or the second floor of a maisonette, is in the range. */
function onEitherFloor(least: number | undefined, most: number | undefined) {
  return (row: Row) =>
    row.or(
      (['floor', 'secondaryFloor'] as const).map((column) =>
        row.and([
          row(column, 'is not', null),
          ...(least === undefined ? [] : [row(column, '>=', least)]),
          ...(most === undefined ? [] : [row(column, '<=', most)]),
        ]),
      ),
    )
}

import type { ApartmentFilters } from '../../domain/apartment/apartment-filters.ts'
import { apartmentTypeName } from '../../domain/building/apartment-type.ts'
import { type Building, formatFloor } from '../../domain/building/building.ts'
import type { ServerText } from './public-text.ts'

type Words = Pick<ServerText, 'filterWords' | 'places' | 'labels' | 'formats'>

/** A filter in words, with the parameters that it takes away when it goes. */
export interface DescribedFilter {
  names: readonly (keyof ApartmentFilters)[]
  /** Of a parameter with several values, the one that is described. */
  value?: string
  label: string
}

/** The filters one by one, as a line or as links: „вход Б“, „цена до 150 000 €“. */
export function describeFilters(
  text: Words,
  building: Building,
  filters: ApartmentFilters,
): DescribedFilter[] {
  const { filterWords, places, labels, formats } = text
  const { entrance, floor, type = [], status, exposure = [], sea, available } = filters
  const described: (Omit<DescribedFilter, 'label'> & { label: string | undefined })[] = [
    { names: ['entrance'], label: entrance && places.entrance(building, entrance) },
    {
      names: ['floor'],
      label: floor === undefined ? undefined : places.floor(building, { entrance, floor }),
    },
    ...type.map((value) => ({ names: ['type'] as const, value, label: apartmentTypeName(building, value) })),
    // „Само свободни“ says it already.
    {
      names: ['status'],
      label: status && !(available && status === 'available') ? labels.apartmentStatus[status] : undefined,
    },
    { names: ['available'], label: available && filterWords.availableOnly },
    {
      names: ['minPrice', 'maxPrice'],
      label: range(filterWords.price, filters.minPrice, filters.maxPrice, formats.euros),
    },
    {
      names: ['minArea', 'maxArea'],
      label: range(filterWords.area, filters.minArea, filters.maxArea, formats.number),
    },
    {
      names: ['minFloor', 'maxFloor'],
      label: range(filterWords.floors, filters.minFloor, filters.maxFloor, formatFloor),
    },
    ...exposure.map((value) => ({ names: ['exposure'] as const, value, label: labels.exposure[value] })),
    { names: ['sea'], label: sea && filterWords.sea },
  ]
  return described.flatMap(({ label, ...rest }) => (label ? { ...rest, label } : []))
}

function range(
  words: Words['filterWords']['price'],
  from: number | undefined,
  to: number | undefined,
  format: (value: number) => string,
): string | undefined {
  if (from === undefined) return to === undefined ? undefined : words.to(format(to))
  return to === undefined ? words.from(format(from)) : words.between(format(from), format(to))
}

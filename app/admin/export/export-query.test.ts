import { expect, test } from 'vitest'
import { parseApartmentFilters } from '../../../domain/apartment/apartment-filters.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { findQueryFault, parsedOrder } from './export-query.ts'

const refused = (search: string) => {
  const query = new URLSearchParams(search)
  return findQueryFault(query, {
    ...parseApartmentFilters(defaultBuilding, query),
    ...parsedOrder(['price'], query),
  })
}

test('an export with known parameters is not refused', () => {
  for (const search of [
    '',
    'format=csv',
    'format=xlsx&floor=3&q=море',
    'floor=&status=sold&sort=price&dir=desc',
    'type=studio&type=1-bedroom&exposure=east&sea=1&minPrice=1000&maxFloor=3',
  ])
    expect(refused(search)).toBeUndefined()
})

test('an unknown format, filter or value is refused by its name', () => {
  expect(refused('format=exe')).toContain('„exe“')
  expect(refused('format=')).toContain('xlsx и csv')
  expect(refused('floor=99')).toContain('„floor=99“')
  expect(refused('type=studio&type=castle')).toContain('„type=castle“')
  expect(refused('flor=3&format=csv')).toContain('„flor=3“')
  expect(refused('sort=nothing')).toContain('„sort=nothing“')
  expect(refused(`maxPrice=${'9'.repeat(500)}`)?.length).toBeLessThan(200)
})

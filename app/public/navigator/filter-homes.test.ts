import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generateDemoBuilding } from '../../../demo/building.ts'
import { demoBuilding } from '../../../demo/building-record.ts'
import { buildingGrid } from '../../../domain/building/building-grid.ts'
import { exposures } from '../../../domain/building/exposure.ts'
import { withPublicPrice } from '../../../domain/price-label.ts'
import { allTexts } from '../../../text/public/all-texts.ts'
import { filterHomes } from './filter-homes.ts'
import { fittingName } from './fitting-name.ts'
import { countFitting, floorCounts } from './floor-counts.ts'
import { toNavigatorApartments } from './navigator-apartment.ts'

const { bg: text } = allTexts
const demo = generateDemoBuilding({ now: new Date('2026-06-15T09:00:00Z') })
const homes = demo.apartments.map(({ values }, index) =>
  withPublicPrice(demoBuilding, { ...values, id: String(index) }),
)
const filter = (query: string) =>
  filterHomes(text, demoBuilding, homes, new Request(`https://example.com/navigator${query}`))
const floorsWith = (ids: ReadonlySet<string>) =>
  buildingGrid(demoBuilding, toNavigatorApartments(homes, ids)).flatMap(({ floors }) => floors)

const queries = fc
  .record(
    {
      type: fc.constantFrom(...demoBuilding.apartmentTypes.map(({ key }) => key)),
      exposure: fc.constantFrom(...exposures),
      minPrice: fc.integer({ min: 1, max: 900_000 }),
      maxArea: fc.integer({ min: 1, max: 300 }),
      minFloor: fc.integer({ min: -1, max: 12 }),
      maxFloor: fc.integer({ min: -1, max: 12 }),
      sea: fc.constant('1'),
      available: fc.constant('1'),
    },
    { requiredKeys: [] },
  )
  .map((given) => new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)])))

test('whatever is asked for, the floors count as many homes as the line says, and the links ask for the same', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const { filtering, fittingIds } = filter(`?${query}`)
      const counted = floorsWith(fittingIds).reduce((sum, floor) => sum + countFitting(floor.counted), 0)
      expect(counted).toBe(filtering.fitting)
      expect(filter(filtering.query).filtering).toEqual(filtering)
    }),
    { numRuns: 60 },
  )
})

test('nothing chosen leaves everything, and has no query', () => {
  const { filtering } = filter('?status=sold&entrance=1&type=castle&maxPrice=cheap')
  expect(filtering).toMatchObject({ query: '', chosen: 0, fitting: homes.length, all: homes.length })
})

test('a floor says what is counted on it, what is above it, and what fits', () => {
  const [top] = floorsWith(new Set()).filter(({ apartments, counted }) => apartments.length > counted.length)
  if (!top) throw new Error('The demo has no maisonette')
  expect(floorCounts(text, top, false)).toMatch(
    /^(\d+ свобод\S+ от \d+, )?горни(ят|те) етажи? на \d+ мезонета?$/,
  )
  expect(floorCounts(text, top, true)).toMatch(/, нищо не отговаря на филтъра$/)
  const { fittingIds } = filter('?available=1')
  const [floor] = floorsWith(fittingIds).filter(({ free }) => free > 1)
  if (!floor) throw new Error('Everything is sold')
  expect(floorCounts(text, floor, true)).toContain(`, ${floor.free} отговарят`)
})

test('the name of a home that the filters do not leave says so', () => {
  const [first] = homes
  if (!first) throw new Error('The demo has no homes')
  const [left] = toNavigatorApartments([first], new Set([first.id]))
  const [dimmed] = toNavigatorApartments([first], new Set())
  expect(left && fittingName(text, left)).not.toContain('филтъра')
  expect(dimmed && fittingName(text, dimmed)).toMatch(/, не отговаря на филтъра$/)
})

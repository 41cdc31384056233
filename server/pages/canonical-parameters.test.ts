import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../backend/config.ts'
import { findBuilding, saveBuilding } from '../../backend/data/building.ts'
import { addParkingSpot } from '../../backend/data/parking-spots.ts'
import { saveCostSettings } from '../../backend/data/settings.ts'
import { openBackend } from '../../backend/open.ts'
import { apartmentFilterChoices } from '../../domain/apartment/filter-choices.ts'
import type { BuildingType } from '../../domain/building/building.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { costParameters } from '../../domain/costs/cost-parameters.ts'
import { defaultCostSettings } from '../../domain/costs/cost-settings.ts'
import { levelParameter, newParkingSpot } from '../../domain/parking/parking.ts'
import { createCanonicalParameters } from './canonical-parameters.ts'

const folder = mkdtempSync(join(tmpdir(), 'sgrada-parameters-'))
const backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: true })
afterAll(async () => {
  await backend.close()
  rmSync(folder, { recursive: true })
})

const { canonicalize } = createCanonicalParameters(backend)

const queries = {
  '/apartments/:id': { photo: /^\d+$/, ...costParameters },
  '/apartments': apartmentFilterChoices,
  '/parking': { level: levelParameter },
}

async function canonical(url: string): Promise<string> {
  const pattern = url.split('?', 1)[0] as keyof typeof queries
  const route = {
    pattern,
    shows: [],
    query: queries[pattern],
    repeated: ['type', 'exposure'],
    ids: [],
    unknownPath: undefined,
  }
  return (await canonicalize({ kind: 'page', url, route, isUnknown: false })).url
}

test.each([
  ['/apartments?entrance=2&floor=11&type=studio', '/apartments?entrance=2&floor=11&type=studio'],
  ['/apartments?entrance=3', '/apartments'],
  ['/apartments?floor=12', '/apartments'],
  ['/apartments?floor=012&status=sold', '/apartments?status=sold'],
  ['/apartments?type=castle&entrance=1', '/apartments?entrance=1'],
  ['/apartments?type=1-bedroom&type=castle&type=studio', '/apartments?type=1-bedroom&type=studio'],
  ['/apartments?minFloor=3&maxFloor=12', '/apartments?minFloor=3'],
  ['/parking?level=-1', '/parking?level=-1'],
  ['/parking?level=7', '/parking'],
])('values that the building does not have are dropped: %s', async (url, expected) => {
  expect(await canonical(url)).toBe(expected)
})

test('an unknown value is not repeated by the page, so that the page can be cached', async () => {
  const route = {
    pattern: '/apartments',
    shows: [],
    query: apartmentFilterChoices,
    repeated: [],
    ids: [],
    unknownPath: undefined,
  }
  const isUnbounded = async (url: string) =>
    (await canonicalize({ kind: 'page', url, route, isUnknown: false })).isUnboundedValue
  expect(await isUnbounded('/apartments?entrance=3')).toBe(false)
  expect(await isUnbounded('/apartments?maxPrice=much')).toBe(true)
  expect(await isUnbounded('/apartments?minArea=large')).toBe(true)
  expect(await isUnbounded('/apartments?minPrice=1&maxArea=small')).toBe(true)
})

const listsOfIds = {
  '/favourites': { ids: /./, compare: /./ },
  '/compare': { ids: /./ },
  '/contact': { ids: /./ },
}

test.each([
  ['/favourites?ids=b,a,b,%3Cb%3E', '/favourites?ids=b%2Ca', true],
  ['/favourites?ids=a&compare=a,b,c,d,e', '/favourites?ids=a&compare=a%2Cb%2Cc%2Cd', true],
  ['/compare?ids=a,b,c,d,e', '/compare?ids=a%2Cb%2Cc%2Cd', true],
  ['/contact?ids=a', '/contact?ids=a', true],
  ['/favourites?ids=,,.', '/favourites', false],
  ['/compare?ids=%20', '/compare', false],
])(
  'pages of lists of ids are bounded, and cached only without ids: %s',
  async (url, expected, isUncached) => {
    const pattern = url.split('?', 1)[0] as keyof typeof listsOfIds
    const route = {
      pattern,
      shows: [],
      query: listsOfIds[pattern],
      ids: [],
      repeated: [],
      unknownPath: undefined,
    }
    const canonical = await canonicalize({ kind: 'page', url, route, isUnknown: false })
    expect([canonical.url, canonical.isUnboundedValue]).toEqual([expected, isUncached])
  },
)

test('values are replaced at once as soon as what they depend on was read, until it changes', async () => {
  const { revision, values } = await findBuilding(backend.db)
  const castleType = { ...defaultBuilding.apartmentTypes[0], key: 'castle' } as BuildingType
  const saved = await saveBuilding(backend.db, revision, { ...values, seaExposures: [] })
  const { canonicalizeAtOnce } = createCanonicalParameters(backend)
  const route = { pattern: '/apartments', shows: [], query: apartmentFilterChoices, repeated: [], ids: [] }
  const url = { kind: 'page', isUnknown: false, route: { ...route, unknownPath: undefined } } as const
  const castle = { ...url, url: '/apartments?type=castle' }
  expect(canonicalizeAtOnce({ ...url, url: '/apartments' })?.url).toBe('/apartments')
  expect(canonicalizeAtOnce(castle)).toBeUndefined()
  await canonicalize(castle)
  for (const _ of ['replaced', 'kept']) expect(canonicalizeAtOnce(castle)?.url).toBe('/apartments')
  const apartmentTypes = [...values.apartmentTypes, castleType]
  await saveBuilding(backend.db, saved.revision, { ...values, apartmentTypes })
  expect(canonicalizeAtOnce(castle)).toBeUndefined()
  expect((await canonicalize(castle)).url).toBe('/apartments?type=castle')
  expect(canonicalizeAtOnce(castle)?.url).toBe('/apartments?type=castle')
})

test('another building has other values', async () => {
  const { revision, values } = await findBuilding(backend.db)
  const third = { id: '3', name: 'В', firstFloor: 0, lastFloor: 12 }
  await saveBuilding(backend.db, revision, { ...values, entrances: [...values.entrances, third] })
  expect(await canonical('/apartments?entrance=3&floor=12')).toBe('/apartments?entrance=3&floor=12')
  expect(await canonical('/apartments?floor=13')).toBe('/apartments')
})

test('costs that give the same page are one page, and there is none where they are not shown', async () => {
  const costs = (query: string) => canonical(`/apartments/:id?${query}`)
  expect(await costs('own=30&rate=3.7')).toBe('/apartments/:id')
  await saveCostSettings(backend.db, 0, { ...defaultCostSettings, isShown: true })
  const spot = { ...newParkingSpot(defaultBuilding), number: 'P-1', price: 9000 }
  const { id } = await addParkingSpot(backend.db, spot)
  const other = await addParkingSpot(backend.db, { ...spot, number: 'P-2' })
  const pages = new Set<string>()
  for (const spotId of [id, other.id]) pages.add(await costs(`parking=${spotId}`))
  expect(pages.size).toBe(1)
  expect(await costs('parking=unknown&own=20&years=25&rate=3')).toBe('/apartments/:id')
  expect(await costs('own=31&years=900&rate=3,749')).toBe('/apartments/:id?own=30&years=35&rate=3.75')
  expect(await costs('photo=2')).toBe('/apartments/:id?photo=2')
})

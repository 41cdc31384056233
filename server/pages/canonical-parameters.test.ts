import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../backend/config.ts'
import { findBuilding, saveBuilding } from '../../backend/data/building.ts'
import { openBackend } from '../../backend/open.ts'
import { apartmentFilterChoices } from '../../domain/apartment/apartment-filters.ts'
import { levelParameter } from '../../domain/parking/parking.ts'
import { createCanonicalParameters } from './canonical-parameters.ts'

const folder = mkdtempSync(join(tmpdir(), 'sgrada-parameters-'))
const backend = await openBackend(readConfig({ DATA_DIR: folder }), { exclusive: true })
afterAll(async () => {
  await backend.close()
  rmSync(folder, { recursive: true })
})

const canonicalize = createCanonicalParameters(backend)

const queries = { '/apartments': apartmentFilterChoices, '/parking': { level: levelParameter } }

async function canonical(url: string): Promise<string> {
  const pattern = url.split('?', 1)[0] as keyof typeof queries
  const route = { pattern, shows: [], query: queries[pattern], ids: [], unknownPath: undefined }
  return (await canonicalize({ kind: 'page', url, route, isUnknown: false })).url
}

test.each([
  ['/apartments?entrance=2&floor=11&type=studio', '/apartments?entrance=2&floor=11&type=studio'],
  ['/apartments?entrance=3', '/apartments'],
  ['/apartments?floor=12', '/apartments'],
  ['/apartments?floor=012&status=sold', '/apartments?status=sold'],
  ['/apartments?type=castle&entrance=1', '/apartments?entrance=1'],
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
    ids: [],
    unknownPath: undefined,
  }
  const isUnbounded = async (url: string) =>
    (await canonicalize({ kind: 'page', url, route, isUnknown: false })).isUnboundedValue
  expect(await isUnbounded('/apartments?entrance=3')).toBe(false)
  expect(await isUnbounded('/apartments?maxPrice=much')).toBe(true)
  expect(await isUnbounded('/apartments?minArea=large')).toBe(true)
})

test('another building has other values', async () => {
  const { revision, values } = await findBuilding(backend.db)
  const third = { id: '3', name: 'В', firstFloor: 0, lastFloor: 12 }
  await saveBuilding(backend.db, revision, { ...values, entrances: [...values.entrances, third] })
  expect(await canonical('/apartments?entrance=3&floor=12')).toBe('/apartments?entrance=3&floor=12')
  expect(await canonical('/apartments?floor=13')).toBe('/apartments')
})

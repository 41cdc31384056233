import { expect, test } from 'vitest'
import { defaultBuilding } from '../building/default-building.ts'
import { uploadRules } from './upload-rules.ts'
import { parseUploadTarget, uploadTargetSchema } from './upload-target.ts'

const parse = (uploader: string, query = '') =>
  parseUploadTarget(defaultBuilding, uploader, new URLSearchParams(query))

test('every uploader has a target', () => {
  const known = uploadTargetSchema(defaultBuilding).options.map(({ shape }) => shape.uploader.value)
  expect(known.toSorted()).toEqual(Object.keys(uploadRules).toSorted())
})

test.each([
  ['apartmentPhoto', 'apartmentId=a1', { apartmentId: 'a1' }],
  ['brochure', 'apartmentId=a1', { apartmentId: 'a1' }],
  ['storeImage', 'storeId=s1&slot=secondary', { storeId: 's1', slot: 'secondary' }],
  ['floorPlan', 'entrance=2&floor=11', { entrance: '2', floor: 11 }],
  ['parkingPlan', 'level=-1', { level: -1 }],
  ['displayImage', 'slot=hero', { slot: 'hero' }],
  ['media', '', {}],
])('%s?%s', (uploader, query, target) => {
  expect(parse(uploader, query)).toEqual({ uploader, ...target })
})

test.each([
  ['apartmentPhoto', ''],
  ['brochure', 'apartmentId='],
  ['storeImage', 'storeId=s1'],
  ['storeImage', 'storeId=s1&slot=third'],
  ['floorPlan', 'entrance=3&floor=1'],
  ['floorPlan', 'entrance=1&floor=12'],
  ['floorPlan', 'entrance=1&floor=0'],
  ['floorPlan', 'entrance=1&floor=1.5'],
  ['parkingPlan', 'level=0'],
  ['parkingPlan', 'level=3'],
  ['displayImage', 'slot=footer'],
  ['constructor', ''],
  ['', ''],
])('no target: %s?%s', (uploader, query) => {
  expect(parse(uploader, query)).toBeUndefined()
})

test('the URL cannot claim to be another uploader', () => {
  expect(parse('media', 'uploader=brochure&apartmentId=1')).toEqual({ uploader: 'media' })
})

import { expect, test } from 'vitest'
import { backend, put, sweepNow } from '../../tests/swept-backend.ts'
import { listChanges } from '../data/changes.ts'
import { findParkingPlan, listParkingPlans, setParkingPlan } from '../data/parking-plans.ts'
import { noteParkingPlans } from './note-parking-plans.ts'

const image = (imageUrl: string) => ({ imageUrl, imageWidth: 8, imageHeight: 8 })
const plans = async () =>
  Object.fromEntries((await listParkingPlans(backend.db)).map(({ level, imageUrl }) => [level, imageUrl]))

test('a plan that was laid there by hand is its level’s, when it is the newest', async () => {
  const uploaded = await put('parking/floor_1_1700000000002.jpg')
  await setParkingPlan(backend.db, 1, image(uploaded))
  await put('parking/floor_1_1700000000001.jpg')
  const other = await put('parking/floor_-1_1700000000001.jpg')
  await noteParkingPlans(backend)
  expect(await plans()).toEqual({ [-1]: other, 1: uploaded })
  const newer = await put('parking/floor_1_1700000000003.jpg')
  await noteParkingPlans(backend)
  expect(await plans()).toEqual({ [-1]: other, 1: newer })
})

test('one that is gone makes room for the newest that is left, or for none', async () => {
  const older = await put('parking/floor_2_1700000000001.jpg')
  await setParkingPlan(backend.db, 2, image(await put('parking/floor_2_1700000000002.jpg')))
  await backend.files.delete('parking/floor_2_1700000000002.jpg')
  await noteParkingPlans(backend)
  expect(await plans()).toEqual({ 2: older })
  await backend.files.delete('parking/floor_2_1700000000001.jpg')
  await noteParkingPlans(backend)
  expect(await plans()).toEqual({})
})

test('the history says that the sweep has found it', async () => {
  await put('parking/floor_2_1700000000001.jpg')
  await sweepNow()
  expect(await listChanges(backend.db)).toMatchObject([
    { collection: 'parkingPlans', actor: { kind: 'job', name: 'sweep' }, kind: 'added' },
  ])
})

test('outlines move with a newer image', async () => {
  const points = [
    { x: 0, y: 0 },
    { x: 8, y: 0 },
    { x: 8, y: 4 },
  ]
  const older = { ...image(await put('parking/floor_2_1700000000001.jpg')), imageWidth: 16, imageHeight: 16 }
  await setParkingPlan(backend.db, 2, older, [{ id: 'o', linkedId: null, points }])
  const newer = await put('parking/floor_2_1700000000002.jpg')
  await noteParkingPlans(backend)
  expect(await findParkingPlan(backend.db, 2)).toMatchObject({
    ...image(newer),
    outlines: [{ points: points.map(({ x, y }) => ({ x: x / 2, y: y / 2 })) }],
  })
})

test('looking again changes nothing', async () => {
  await put('parking/floor_2_1700000000001.jpg')
  await noteParkingPlans(backend)
  const before = await listChanges(backend.db)
  await noteParkingPlans(backend)
  expect(await listChanges(backend.db)).toEqual(before)
})

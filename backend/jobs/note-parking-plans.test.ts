import { expect, test } from 'vitest'
import { backend, put, sweepNow } from '../../tests/swept-backend.ts'
import { listChanges } from '../data/changes.ts'
import { getParkingPlans, setParkingPlan } from '../data/parking-plans.ts'
import { noteParkingPlans } from './note-parking-plans.ts'

const plans = () => getParkingPlans(backend.db)

test('a plan that was laid there by hand is its level’s, when it is the newest', async () => {
  const uploaded = await put('parking/floor_1_1700000000002.jpg')
  await setParkingPlan(backend.db, 1, uploaded)
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
  await setParkingPlan(backend.db, 2, await put('parking/floor_2_1700000000002.jpg'))
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
    { actor: { kind: 'job', name: 'sweep' }, kind: 'revised' },
    { actor: { kind: 'job', name: 'sweep' }, kind: 'added' },
  ])
})

test('looking again changes nothing', async () => {
  await put('parking/floor_2_1700000000001.jpg')
  await noteParkingPlans(backend)
  const before = await listChanges(backend.db)
  await noteParkingPlans(backend)
  expect(await listChanges(backend.db)).toEqual(before)
})

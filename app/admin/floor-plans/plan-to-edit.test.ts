import { expect, test } from 'vitest'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { floorStates } from './plan-to-edit.ts'

const apartment = (id: string, values: object) => ({
  ...newApartment(defaultBuilding),
  id,
  revision: 1,
  images: [],
  mainImage: null,
  brochureUrl: null,
  createdAt: '',
  updatedAt: '',
  ...values,
})
const plan = (floor: number, apartmentIds: string[]) => ({
  id: `plan-${floor}`,
  revision: 1,
  entrance: '1',
  floor,
  imageUrl: '',
  imageWidth: 1,
  imageHeight: 1,
  outlines: apartmentIds.map((apartmentId) => ({ id: apartmentId, apartmentId, points: [] })),
  createdAt: '',
  updatedAt: '',
})

test('each of the 22 floors says whether it has a plan and how many apartments have no outline', () => {
  const apartments = [
    apartment('a', { floor: 1 }),
    apartment('b', { floor: 1, secondaryFloor: 2 }),
    apartment('c', { floor: 1, entrance: '2' }),
  ]
  const states = floorStates(
    defaultBuilding,
    [plan(1, ['a', 'b']), plan(2, [])],
    apartments,
    new Set(['plan-2']),
  )
  expect(states).toHaveLength(22)
  const state = (entrance: string, floor: number) =>
    states.find((each) => each.entrance === entrance && each.floor === floor)
  expect(state('1', 1)).toMatchObject({ hasPlan: true, missing: 0 })
  expect(state('1', 2)).toMatchObject({ hasPlan: true, missing: 1, toReview: true })
  expect(state('2', 1)).toMatchObject({ hasPlan: false, missing: 1 })
})

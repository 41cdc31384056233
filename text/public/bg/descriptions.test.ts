import { expect, test } from 'vitest'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { describeBuilding, describeFloor, describeParking } from './descriptions.ts'

const building = { ...defaultBuilding, name: 'Бриз', noun: 'комплексът' }
const place = { entrance: '1', floor: 3 }

test('a floor names its plan only if it has one', () => {
  const free = [{ status: 'available' }]
  expect(describeFloor(building, { ...place, plan: {} }, free)).toMatch(
    /^Етажен план на комплекс.* от плана\.$/,
  )
  expect(describeFloor(building, { ...place, plan: undefined }, free)).not.toContain('план')
})

test('parking is described by the kinds of spots and plans that there are', () => {
  expect(describeParking(building, [135, 3, 2], true)).toBe(
    'Покрити и открити паркоместа и гаражи в комплекс „Бриз“: план на всяко ниво, размери, цени и наличност.',
  )
  expect(describeParking(building, [0, 4, 0], false)).toBe(
    'Открити паркоместа в комплекс „Бриз“: размери, цени и наличност.',
  )
  expect(describeParking(building, [0, 0, 1], false)).toMatch(/^Гаражи в/)
  expect(describeParking(building, [0, 0, 0], false)).toMatch(/^Паркоместа в/)
})

test('the building is called by its noun', () => {
  expect(describeBuilding(building, [])).toMatch(/^Комплекс „Бриз“ по входове/)
})

import { expect, test } from 'vitest'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { nameAllUnits, nameUnits } from './unit-names.ts'

const units = {
  apartment: { number: '12', entrance: '1' },
  spots: [{ number: 'П1', type: 'covered' as const }],
  stores: [{ title: 'Кафе' }],
}
const { apartment: _, ...others } = units

test('all that a deal is about is named, with its stores; in a title the apartment stands for it', () => {
  const home = 'апартамент 12, вход А'
  expect(nameUnits(defaultBuilding, units)).toBe(home)
  expect(nameAllUnits(defaultBuilding, units)).toBe(`${home}; магазин „Кафе“, паркомясто П1`)
  expect(nameAllUnits(defaultBuilding, { ...units, spots: [], stores: [] })).toBe(home)
  const alone = { ...others, apartment: undefined }
  expect(nameAllUnits(defaultBuilding, alone)).toBe('магазин „Кафе“, паркомясто П1')
})

import { expect, test } from 'vitest'
import type { Building } from '../../../domain/building/building.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { neighboursOf } from './other-floors.tsx'

test('a floor lies between two others and beside the same floor of the other entrance', () => {
  expect(neighboursOf(defaultBuilding, { entrance: '1', floor: 5 })).toEqual({
    below: { entrance: '1', floor: 4 },
    above: { entrance: '1', floor: 6 },
    beside: { entrance: '2', floor: 5 },
  })
})

test('nothing is below the first floor or above the last', () => {
  expect(neighboursOf(defaultBuilding, { entrance: '2', floor: 1 }).below).toBeUndefined()
  expect(neighboursOf(defaultBuilding, { entrance: '2', floor: 11 }).above).toBeUndefined()
})

test('each entrance has its own floors, and after the last entrance comes the first', () => {
  const building: Building = {
    ...defaultBuilding,
    entrances: [
      { id: '1', name: 'А', firstFloor: 1, lastFloor: 11 },
      { id: '2', name: 'Б', firstFloor: 0, lastFloor: 6 },
      { id: '3', name: 'В', firstFloor: 1, lastFloor: 8 },
    ],
  }
  expect(neighboursOf(building, { entrance: '1', floor: 9 }).beside).toEqual({ entrance: '2', floor: 6 })
  expect(neighboursOf(building, { entrance: '2', floor: 0 })).toEqual({
    below: undefined,
    above: { entrance: '2', floor: 1 },
    beside: { entrance: '3', floor: 1 },
  })
  expect(neighboursOf(building, { entrance: '3', floor: 4 }).beside).toEqual({ entrance: '1', floor: 4 })
})

test('nothing is beside the only entrance', () => {
  const building = { ...defaultBuilding, entrances: defaultBuilding.entrances.slice(0, 1) }
  expect(neighboursOf(building, { entrance: '1', floor: 5 }).beside).toBeUndefined()
})

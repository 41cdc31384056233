import { expect, test } from 'vitest'
import { checkPlans } from './check-plans.ts'

const flat = { id: 'a', number: '1', entrance: '1' as const, floor: 3, secondaryFloor: null }
const maisonette = { ...flat, id: 'm', number: '2', floor: 10, secondaryFloor: 11 }

const plan = (floor: number, ...apartmentIds: (string | null)[]) => ({
  entrance: '1' as const,
  floor,
  outlines: apartmentIds.map((apartmentId, index) => ({ id: `o${index}`, apartmentId, points: [] })),
})

const named = ({ id, number, entrance }: typeof flat | typeof maisonette) => ({ id, number, entrance })

test('a floor with apartments and no plan is found once', () => {
  expect(checkPlans([flat, { ...flat, id: 'b' }], [])).toEqual([
    { kind: 'plan', entrance: '1', floor: 3, apartments: 2 },
  ])
})

test('an apartment that its plan does not show is found', () => {
  expect(checkPlans([flat], [plan(3, 'other', null)])).toEqual([
    { kind: 'outline', apartment: named(flat), floor: 3 },
  ])
  expect(checkPlans([flat], [plan(3, 'a')])).toEqual([])
})

test('a plan of the other entrance does not count', () => {
  const other = { ...plan(3, 'a'), entrance: '2' as const }
  expect(checkPlans([flat], [other])).toMatchObject([{ kind: 'plan', entrance: '1', floor: 3 }])
})

test('a maisonette is on the plans of both floors', () => {
  expect(checkPlans([maisonette], [plan(10, 'm'), plan(11, 'm')])).toEqual([])
  expect(checkPlans([maisonette], [plan(10, 'm'), plan(11)])).toEqual([
    { kind: 'secondOutline', apartment: named(maisonette), floor: 11 },
  ])
  expect(checkPlans([maisonette], [plan(10), plan(11, 'm')])).toEqual([
    { kind: 'outline', apartment: named(maisonette), floor: 10 },
  ])
})

test('a floor without apartments needs no plan', () => {
  expect(checkPlans([], [])).toEqual([])
})

import { expect, test } from 'vitest'
import type { FloorPlan } from '../floor-plan/floor-plan.ts'
import { rectangleBetween } from '../geometry/polygon.ts'
import { checkDrawnOutlines } from './check-outlines.ts'

const homes = ['1', '2', '3', '4'].map((number) => ({
  id: `h${number}`,
  number,
  entrance: '1',
  secondaryFloor: null,
  area: 50,
}))

function plan(widths: number[], shift = 0): FloorPlan {
  return {
    id: 'p',
    revision: 1,
    entrance: '1',
    floor: 2,
    imageUrl: '',
    imageWidth: 1000,
    imageHeight: 100,
    createdAt: '',
    updatedAt: '',
    outlines: widths.map((width, index) => ({
      id: `o${index}`,
      apartmentId: `h${index + 1}`,
      points: rectangleBetween({ x: index * 100 + shift, y: 0 }, { x: index * 100 + shift + width, y: 100 }),
    })),
  }
}

test('a well drawn plan has no findings', () => {
  expect(checkDrawnOutlines(homes, [plan([100, 100, 100, 100])], new Set())).toEqual([])
})

test('outlines that overlap, leave the plan, or do not fit the area of their home are found', () => {
  const place = { entrance: '1', floor: 2 }
  expect(checkDrawnOutlines(homes, [plan([100, 100, 100, 200])], new Set())).toEqual([
    { kind: 'size', apartment: { id: 'h4', number: '4', entrance: '1' }, floor: 2 },
  ])
  expect(checkDrawnOutlines(homes, [plan([120, 100, 100, 100])], new Set())).toEqual([
    { kind: 'overlap', ...place },
  ])
  expect(checkDrawnOutlines(homes, [plan([100, 100, 100, 100], -5)], new Set())).toEqual([
    { kind: 'outside', ...place },
  ])
})

test('a plan that waits for a review is found', () => {
  expect(checkDrawnOutlines(homes, [plan([100])], new Set(['p']))).toEqual([
    { kind: 'review', entrance: '1', floor: 2 },
  ])
})

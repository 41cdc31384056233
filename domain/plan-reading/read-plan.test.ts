import { expect, test } from 'vitest'
import { contains, type Point } from '../geometry/polygon.ts'
import { type ClosedFloor, closeFloor } from './closed-floor.ts'
import { findAll } from './find-all.ts'
import { emptyPicture, type Picture } from './picture.ts'
import { proposeOutline } from './propose-outline.ts'
import { readPlan, usualGap } from './read-plan.ts'

const size = { width: 900, height: 560 }

/** A corridor between two homes, each with a partition and a terrace; drawn in black on white. */
function drawnFloor(): Picture {
  const plan = { ...emptyPicture(size), data: new Uint8Array(size.width * size.height).fill(255) }
  const paint = (left: number, top: number, right: number, bottom: number, grey: number) => {
    for (let y = top; y < bottom; y++) plan.data.fill(grey, y * size.width + left, y * size.width + right)
  }
  // Outer walls of 18 pixels, a corridor at the top and a wall between the homes of 12.
  paint(60, 40, 580, 460, 0)
  paint(78, 58, 562, 100, 255)
  paint(78, 112, 314, 442, 255)
  paint(326, 112, 562, 442, 255)
  // Partitions of 6 pixels with a passage, and the entrances.
  paint(180, 112, 186, 360, 0)
  paint(450, 112, 456, 360, 0)
  paint(120, 100, 170, 112, 255)
  paint(480, 100, 530, 112, 255)
  // Windows with panes, and terraces with railings of 4 pixels.
  paint(100, 442, 290, 460, 255)
  paint(100, 450, 290, 452, 0)
  paint(60, 460, 64, 530, 90)
  paint(60, 526, 580, 530, 90)
  paint(318, 460, 322, 530, 90)
  paint(576, 460, 580, 530, 90)
  return plan
}

const reading = readPlan(drawnFloor(), size)
const floor = closeFloor(reading, usualGap(reading))
const outlineAt = (within: ClosedFloor, ...points: Point[]) => {
  const proposal = proposeOutline(
    within,
    points.map((at) => ({ at, takesAway: false })),
  )
  return 'outline' in proposal ? proposal.outline : []
}

test('walls are told apart by their thickness', () => {
  expect(reading.thickness).toEqual({ partition: 6, home: 12, outer: 18 })
})

test('a click in one room finds the whole home, without its terrace', () => {
  expect(outlineAt(floor, { x: 100, y: 200 })).toEqual([
    { x: 78, y: 112 },
    { x: 314, y: 112 },
    { x: 314, y: 442 },
    { x: 78, y: 442 },
  ])
})

test('a second click joins the terrace behind the window', () => {
  const outline = outlineAt(floor, { x: 100, y: 200 }, { x: 200, y: 490 })
  expect(contains(outline, { x: 200, y: 451 })).toBe(true)
  expect(contains(outline, { x: 200, y: 520 })).toBe(true)
  expect(contains(outline, { x: 400, y: 490 })).toBe(false)
})

test('a click that takes away leaves what was there before', () => {
  const clicks = [
    { at: { x: 100, y: 200 }, takesAway: false },
    { at: { x: 200, y: 490 }, takesAway: false },
    { at: { x: 200, y: 500 }, takesAway: true },
  ]
  expect(proposeOutline(floor, clicks)).toEqual({ outline: outlineAt(floor, { x: 100, y: 200 }) })
})

test('doors narrower than the gap are closed, wider ones are open', () => {
  const open = closeFloor(reading, 40)
  const both = outlineAt(open, { x: 100, y: 200 })
  expect(contains(both, { x: 500, y: 200 })).toBe(true)
})

test('a click on a wall, outside and off the plan finds nothing', () => {
  for (const at of [
    { x: 320, y: 200 },
    { x: 620, y: 540 },
    { x: -5, y: 900 },
  ]) {
    expect(proposeOutline(floor, [{ at, takesAway: false }])).toEqual({ fault: 'nothing-closed' })
  }
})

test('all parts are found at once, homes with the terraces that their windows lead to', () => {
  const found = findAll(floor)
  const hasTerrace = (outline: Point[]) => contains(outline, { x: 200, y: 520 })
  expect(found.map(({ isCommon, outline }) => [isCommon, hasTerrace(outline)])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ])
})

test('an empty sheet has nothing to find', () => {
  const sheet = { ...emptyPicture(size), data: new Uint8Array(size.width * size.height).fill(255) }
  const blank = readPlan(sheet, size)
  const empty = closeFloor(blank, usualGap(blank))
  expect([findAll(empty), proposeOutline(empty, [{ at: { x: 9, y: 9 }, takesAway: false }])]).toEqual([
    [],
    { fault: 'nothing-closed' },
  ])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editorZoom } from './floor-plan.ts'
import {
  centredOn,
  clampedToFrame,
  type PlanView,
  panned,
  showing,
  unzoomedView,
  visiblePart,
  zoomedAt,
  zoomedByStep,
} from './plan-view.ts'

const part = fc.double({ min: 0, max: 1, noNaN: true })
const places = fc.record({ x: part, y: part })
const views = fc
  .record({ zoom: fc.double({ min: 1, max: 4, noNaN: true }), x: part, y: part })
  .map(({ zoom, x, y }): PlanView => ({ zoom, x: -x * (zoom - 1), y: -y * (zoom - 1) }))

/** The point of the plan that is at this point of the frame. */
function planAt(view: PlanView, at: { x: number; y: number }) {
  return { x: (at.x - view.x) / view.zoom, y: (at.y - view.y) / view.zoom }
}

describe('zoom', () => {
  test('goes from 1 to 4 in steps of a quarter and stops there', () => {
    let view = unzoomedView
    const seen = [view.zoom]
    for (let click = 0; click < 14; click++) {
      view = zoomedByStep(view, 1)
      seen.push(view.zoom)
    }
    expect(seen).toEqual([1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.25, 3.5, 3.75, 4, 4, 4])
    for (let click = 0; click < 14; click++) view = zoomedByStep(view, -1)
    expect(view).toEqual(unzoomedView)
  })

  test('in the editor goes up to 8', () => {
    const close = zoomedAt(unzoomedView, 20, { x: 0.5, y: 0.5 }, editorZoom)
    expect(close.zoom).toBe(8)
    expect(zoomedByStep(close, 1, { range: editorZoom })).toEqual(close)
    expect(zoomedByStep(close, -1, { range: editorZoom }).zoom).toBe(7.5)
  })

  test('after a pinch goes to the next whole step', () => {
    const pinched = zoomedAt(unzoomedView, 1.37, { x: 0.5, y: 0.5 })
    expect(zoomedByStep(pinched, 1).zoom).toBe(1.5)
    expect(zoomedByStep(pinched, -1).zoom).toBe(1.25)
  })

  test('zooming in keeps the point under the pointer in place', () => {
    fc.assert(
      fc.property(views, places, (view, at) => {
        const before = planAt(view, at)
        const after = planAt(zoomedAt(view, 4, at), at)
        expect(after.x).toBeCloseTo(before.x, 9)
        expect(after.y).toBeCloseTo(before.y, 9)
      }),
    )
  })
})

describe('the plan', () => {
  const gestures = fc.array(
    fc.oneof(
      fc.record({
        x: fc.double({ min: -9, max: 9, noNaN: true }),
        y: fc.double({ min: -9, max: 9, noNaN: true }),
      }),
      fc.record({ zoom: fc.double({ min: -2, max: 9, noNaN: true }), at: places }),
    ),
  )

  test('never leaves its frame, whatever the gestures', () => {
    fc.assert(
      fc.property(gestures, (sequence) => {
        const view = sequence.reduce<PlanView>(
          (now, gesture) =>
            'zoom' in gesture ? zoomedAt(now, gesture.zoom, gesture.at) : panned(now, gesture),
          unzoomedView,
        )
        expect(view.zoom).toBeGreaterThanOrEqual(1)
        expect(view.zoom).toBeLessThanOrEqual(4)
        for (const moved of [view.x, view.y]) {
          expect(moved).toBeLessThanOrEqual(0)
          expect(moved + view.zoom).toBeGreaterThanOrEqual(1)
        }
        expect(clampedToFrame(view)).toEqual(view)
      }),
    )
  })
})

describe('scrolling a part into view', () => {
  const corner: PlanView = { zoom: 4, x: -3, y: -3 }

  test.each([
    ['left and above', { x: 0.1, y: 0.2 }, { x: 0.2, y: 0.3 }, { x: -0.4, y: -0.8 }],
    ['already seen', { x: 0.8, y: 0.8 }, { x: 0.9, y: 0.9 }, { x: -3, y: -3 }],
    ['larger than the frame', { x: 0.1, y: 0.1 }, { x: 0.9, y: 0.9 }, { x: -0.4, y: -0.4 }],
  ])('%s', (_, from, to, moved) => {
    const view = showing(corner, from, to)
    expect(view.x).toBeCloseTo(moved.x)
    expect(view.y).toBeCloseTo(moved.y)
  })

  test('to the right and below moves no further than needed', () => {
    const view = showing({ zoom: 2, x: 0, y: 0 }, { x: 0.5, y: 0.6 }, { x: 0.7, y: 0.9 })
    expect(view.x).toBeCloseTo(-0.4)
    expect(view.y).toBeCloseTo(-0.8)
  })
})

test('a point of the plan comes to the middle of the frame, or as near as the edges let it', () => {
  fc.assert(
    fc.property(views, places, (view, at) => {
      const shown = visiblePart(centredOn(view, at))
      for (const [start, wished] of [
        [shown.left, at.x],
        [shown.top, at.y],
      ] as const) {
        const nearest = Math.min(Math.max(wished - shown.size / 2, 0), 1 - shown.size)
        expect(start).toBeCloseTo(nearest, 9)
      }
    }),
  )
})

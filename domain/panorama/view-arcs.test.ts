import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exposures, windowAzimuths } from '../building/exposure.ts'
import { aroundCircle, viewArcs, windowArc } from './view-arcs.ts'

test('one side is seen at 150°, a corner in one continuous picture', () => {
  expect(viewArcs(windowAzimuths('east'))).toEqual([{ start: 15, degrees: 150 }])
  expect(viewArcs(windowAzimuths('north'))).toEqual([{ start: 285, degrees: 150 }])
  expect(viewArcs(windowAzimuths('southeast'))).toEqual([{ start: 15, degrees: 240 }])
  expect(viewArcs(windowAzimuths('northwest'))).toEqual([{ start: 195, degrees: 240 }])
  for (const exposure of exposures) expect(viewArcs(windowAzimuths(exposure))).toHaveLength(1)
})

test('opposite sides are two pictures', () => {
  expect(viewArcs([90, 270])).toEqual([
    { start: 15, degrees: 150 },
    { start: 195, degrees: 150 },
  ])
  expect(viewArcs([0, 90, 180, 270])).toEqual([{ start: 285, degrees: 360 }])
})

const azimuth = fc.integer({ min: -720, max: 720 })

test('arcs hold what each window sees and never overlap, however the windows are listed', () => {
  fc.assert(
    fc.property(fc.array(azimuth, { minLength: 1, maxLength: 5 }), (azimuths) => {
      const arcs = viewArcs(azimuths)
      const holding = (at: number) =>
        arcs.filter(({ start, degrees }) => aroundCircle(at - start) <= degrees || degrees === 360)
      for (const each of azimuths) {
        const [arc] = holding(each)
        if (!arc) throw new Error('not seen')
        const intoArc = aroundCircle(each - arc.start)
        if (arc.degrees < 360) {
          expect(intoArc).toBeGreaterThanOrEqual(windowArc / 2)
          expect(arc.degrees - intoArc).toBeGreaterThanOrEqual(windowArc / 2)
        }
      }
      const inAll = arcs.reduce((sum, { degrees }) => sum + degrees, 0)
      expect(inAll).toBeLessThanOrEqual(360)
      for (const { start } of arcs) expect(holding(start)).toHaveLength(1)
      expect(viewArcs(azimuths.toReversed().map((each) => each + 360))).toEqual(arcs)
    }),
  )
})

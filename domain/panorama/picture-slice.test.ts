import fc from 'fast-check'
import { expect, test } from 'vitest'
import { projections } from './panorama.ts'
import {
  formatSlice,
  offeredSliceWidths,
  type PictureSlice,
  parseSlice,
  parseSliceWidth,
  sliceDegrees,
  sliceOf,
  sliceParts,
  sliceSize,
  sliceStep,
  sliceUrl,
  sliceWidths,
  startOfSlice,
} from './picture-slice.ts'
import { aroundCircle } from './view-arcs.ts'

const strip = { centreAzimuth: 90, projection: 'strip' } as const

test('the middle of the picture is at its centre azimuth', () => {
  expect(sliceOf(strip, { start: 15, degrees: 150 })).toEqual({
    from: 105,
    degrees: 150,
    projection: 'strip',
  })
  // The west begins on the right and goes on at the left edge.
  expect(sliceOf(strip, { start: 195, degrees: 150 })?.from).toBe(285)
  expect(sliceOf(strip, { start: 0, degrees: 100 })).toBeUndefined()
})

test('a slice over the right edge goes on at the left one', () => {
  const slice = { from: 285, degrees: 150, projection: 'strip' } as const
  expect(sliceParts(8192, slice)).toEqual([
    { left: 6485, width: 1707 },
    { left: 0, width: 1706 },
  ])
  expect(sliceParts(3600, { ...slice, from: 210 })).toEqual([{ left: 2100, width: 1500 }])
})

test('a sphere keeps what is near the horizon, a strip its whole height', () => {
  const slice = { from: 0, degrees: 150 } as const
  expect(sliceSize({ width: 12_000, height: 6000 }, { ...slice, projection: 'sphere' })).toEqual({
    width: 5000,
    height: 2067,
  })
  expect(sliceSize({ width: 8192, height: 1408 }, { ...slice, projection: 'strip' })).toEqual({
    width: 3413,
    height: 1408,
  })
})

test('a URL names a slice and nothing else', () => {
  const slice = { from: 105, degrees: 150, projection: 'strip' } as const
  expect(sliceUrl('/files/panoramas/a/day_1.webp', slice)).toBe(
    '/files/panoramas/a/day_1.webp?slice=105-150-strip',
  )
  const others = ['', '105', '105-150', '106-150-strip', '360-150-strip', '105-151-strip', '-15-150-strip']
  const odd = ['015-150-strip', '105-150-strip ', '105-150-STRIP', '1e2-150-strip', '105-150-toString']
  for (const text of [...others, ...odd]) expect(parseSlice(text), text).toBeUndefined()
  expect(['1280', '0', '01280', '1281', '9999999'].map(parseSliceWidth)).toEqual([
    1280,
    ...[undefined, undefined, undefined, undefined],
  ])
})

test('a picture has few slices', () => {
  expect((360 / sliceStep) * sliceDegrees.length * projections.length * sliceWidths.length).toBeLessThan(1000)
  expect(offeredSliceWidths(1706)).toEqual([320, 640, 960, 1280, 1920])
  expect(offeredSliceWidths(9000)).toEqual(sliceWidths)
})

const slices: fc.Arbitrary<PictureSlice> = fc.record({
  from: fc.integer({ min: 0, max: 360 / sliceStep - 1 }).map((step) => step * sliceStep),
  degrees: fc.constantFrom(...sliceDegrees),
  projection: fc.constantFrom(...projections),
})

test('parts are inside the picture and as wide as the slice, whatever its size', () => {
  fc.assert(
    fc.property(slices, fc.integer({ min: 2, max: 16_383 }), (slice, width) => {
      const parts = sliceParts(width, slice)
      const whole = sliceSize({ width, height: 10 }, slice)
      expect(parts.reduce((sum, part) => sum + part.width, 0)).toBe(whole.width)
      for (const part of parts) {
        expect(part.left).toBeGreaterThanOrEqual(0)
        expect(part.width).toBeGreaterThan(0)
        expect(part.left + part.width).toBeLessThanOrEqual(width)
      }
      expect(parseSlice(formatSlice(slice))).toEqual(slice)
    }),
  )
})

test('a slice begins within half a step of where its arc begins', () => {
  const angle = fc.integer({ min: 0, max: 359 })
  fc.assert(
    fc.property(angle, angle, (centreAzimuth, start) => {
      const slice = sliceOf({ ...strip, centreAzimuth }, { start, degrees: 240 })
      if (!slice) throw new Error('no slice')
      const off = aroundCircle(startOfSlice(centreAzimuth, slice) - start)
      expect(Math.min(off, 360 - off)).toBeLessThanOrEqual(sliceStep / 2)
      expect(parseSlice(formatSlice(slice))).toEqual(slice)
    }),
  )
})

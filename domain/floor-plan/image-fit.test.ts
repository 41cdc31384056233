import { expect, test } from 'vitest'
import {
  fittedPoints,
  imageFitSchema,
  outlinesOnNewImage,
  scaledFit,
  usualFit,
  writeImageFit,
} from './image-fit.ts'

const before = { imageUrl: '/files/a.png', imageWidth: 100, imageHeight: 50 }
const outlines = [{ id: 's', points: [{ x: 10, y: 20 }] }]

test('outlines move with the picture that they were drawn on', () => {
  const fit = { scale: 2, x: -5, y: 30, of: before.imageUrl }
  const to = { imageWidth: 300, imageHeight: 300 }
  expect(outlinesOnNewImage(outlines, before, to, fit)).toEqual([{ id: 's', points: [{ x: 15, y: 70 }] }])
  expect(outlinesOnNewImage(outlines, before, to, undefined)).toEqual([
    { id: 's', points: [{ x: 30, y: 120 }] },
  ])
  expect(outlinesOnNewImage(outlines, before, to, { ...fit, of: '/files/b.png' })).toBeUndefined()
})

test('a picture of the same proportions fits as outlines are scaled without a fit', () => {
  const to = { imageWidth: 250, imageHeight: 125 }
  const fit = { ...usualFit(before, to), of: before.imageUrl }
  expect(outlinesOnNewImage(outlines, before, to, fit)).toEqual(
    outlinesOnNewImage(outlines, before, to, undefined),
  )
})

test('scaling about a point leaves it where it is, within bounds', () => {
  const fit = scaledFit({ scale: 1, x: 10, y: 20 }, 1.5, { x: 40, y: 60 })
  expect(fittedPoints([{ x: 30, y: 40 }], fit)).toEqual([{ x: 40, y: 60 }])
  expect(scaledFit(fit, 1000, { x: 0, y: 0 }).scale).toBe(20)
})

test('a fit is written and read, and anything else is refused', () => {
  const fit = { scale: 1.25, x: -12.5, y: 40 }
  expect(imageFitSchema.parse(writeImageFit(fit, '/files/a,b.png'))).toEqual({ ...fit, of: '/files/a,b.png' })
  for (const wrong of [
    '',
    '1,2,3',
    '0,0,0,/f',
    '99,0,0,/f',
    '1,99999,0,/f',
    '1..2,0,0,/f',
    'x,0,0,/f',
    '1,0,0,f',
  ])
    expect(imageFitSchema.safeParse(wrong).success, wrong).toBe(false)
})

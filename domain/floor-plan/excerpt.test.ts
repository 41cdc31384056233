import { expect, test } from 'vitest'
import { excerptAround } from './excerpt.ts'

const image = { imageWidth: 2400, imageHeight: 1200 }

function box(left: number, top: number, right: number, bottom: number) {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}

test('a wide apartment lies in the middle, with a margin around it', () => {
  expect(excerptAround(box(1000, 500, 1400, 700), image, 'even')).toEqual({
    x: 968,
    y: 426,
    width: 464,
    height: 348,
  })
})

test('a tall apartment is shown whole, in the same proportions', () => {
  const { x, y, width, height } = excerptAround(box(1000, 300, 1200, 900), image, 'even')
  expect(width / height).toBeCloseTo(4 / 3)
  expect(y).toBeLessThan(300)
  expect(y + height).toBeGreaterThan(900)
  expect(x + width / 2).toBeCloseTo(1100)
})

test('on the full screen a tall apartment has a tall excerpt, but not a strip', () => {
  const { width, height } = excerptAround(box(1000, 300, 1500, 900), image, 'own')
  expect([width, height]).toEqual([596, 696])
  const strip = excerptAround(box(1000, 300, 1100, 900), image, 'own')
  expect(strip.width / strip.height).toBeCloseTo(3 / 4)
})

test('at the edge of the image the excerpt stays inside', () => {
  expect(excerptAround(box(0, 0, 400, 300), image, 'even')).toMatchObject({ x: 0, y: 0 })
  const { x, width, y, height } = excerptAround(box(2100, 950, 2400, 1200), image, 'even')
  expect([x + width, y + height]).toEqual([2400, 1200])
})

test('an apartment as large as the image is centred with an empty margin', () => {
  const { x, width } = excerptAround(box(0, 0, 2400, 1200), image, 'even')
  expect(x).toBeLessThan(0)
  expect(x + width / 2).toBe(1200)
})

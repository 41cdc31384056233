import { expect, test } from 'vitest'
import { hasOtherProportions } from './replace-image.tsx'

const size = (imageWidth: number, imageHeight: number) => ({ imageWidth, imageHeight })

test.each([
  [size(1200, 800), size(2400, 1600), false],
  [size(1200, 800), size(1199, 801), false],
  [size(1200, 800), size(1200, 900), true],
  [size(1200, 800), size(800, 1200), true],
])('an image of %o in place of %o stretches outlines: %s', (one, other, isStretched) => {
  expect(hasOtherProportions(one, other)).toBe(isStretched)
})

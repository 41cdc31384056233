import { expect, test } from 'vitest'
import { swipeDirection } from './plan-viewer.tsx'

test.each([
  [-80, 10, 'left'],
  [80, -10, 'right'],
  [10, -80, 'up'],
  [-10, 80, 'down'],
  [30, 30, undefined],
  [80, 80, undefined],
])('a finger that moves by %i, %i goes %s', (x, y, direction) => {
  expect(swipeDirection({ clientX: 100, clientY: 100 }, { clientX: 100 + x, clientY: 100 + y })).toBe(
    direction,
  )
})

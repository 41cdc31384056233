import { expect, test } from 'vitest'
import { fittingSize } from './lettering.ts'

test('the number of a narrow home, and of a low one, is no larger than the home has room for', () => {
  expect(fittingSize('102', { width: 20, height: 100 }) * 3 * 0.58).toBeLessThan(20)
  expect(fittingSize('102', { width: 200, height: 10 })).toBeLessThan(10)
  expect(fittingSize('102', { width: 20, height: 100 })).toBeGreaterThan(
    fittingSize('1102', { width: 20, height: 100 }),
  )
})

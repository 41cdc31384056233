import { expect, test } from 'vitest'
import { isPlanOpen, unlessOnlyPlan, withPlan } from './plan-in-address.ts'

test('the plan is opened and closed beside whatever else is chosen', () => {
  expect(withPlan('?level=1&status=sold', true)).toBe('?level=1&status=sold&plan=open')
  expect(withPlan('?level=1&plan=open&status=sold', false)).toBe('?level=1&status=sold')
  expect([isPlanOpen('?plan=open'), isPlanOpen('?plan=x'), isPlanOpen('')]).toEqual([true, false, false])
})

test.each([
  ['/parking', '/parking?plan=open', false],
  ['/parking?level=1&plan=open', '/parking?level=1', false],
  ['/parking?level=1', '/parking?level=2', true],
  ['/parking?plan=open', '/parking/a', true],
  ['/parking', '/parking', true],
])('from %s to %s the data is read again: %s', (from, to, isRead) => {
  const [currentUrl, nextUrl] = [from, to].map((path) => new URL(path, 'http://site')) as [URL, URL]
  expect(unlessOnlyPlan({ currentUrl, nextUrl, defaultShouldRevalidate: true })).toBe(isRead)
})

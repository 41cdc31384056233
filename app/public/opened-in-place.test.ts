import { expect, test } from 'vitest'
import { revalidateUnlessOpenedInPlace } from './opened-in-place.ts'

test.each([
  ['/parking', '/parking?plan=open', false],
  ['/parking?level=1&plan=open', '/parking?level=1', false],
  ['/parking?level=1', '/parking?level=2', true],
  ['/parking?plan=open', '/parking/a', true],
  ['/apartments/a?photo=1', '/apartments/a?photo=2', false],
  ['/parking', '/parking', true],
])('from %s to %s the data is read again: %s', (from, to, isRead) => {
  const [currentUrl, nextUrl] = [from, to].map((path) => new URL(path, 'http://site')) as [URL, URL]
  expect(revalidateUnlessOpenedInPlace({ currentUrl, nextUrl, defaultShouldRevalidate: true })).toBe(isRead)
})

import { expect, test } from 'vitest'
import { lastPage, parsePage } from './page.ts'

test('pages count from 1, and an invalid page means the first', () => {
  const page = (query: string) => parsePage(new URLSearchParams(query))
  expect([
    page(''),
    page('page=3'),
    page('page=0'),
    page('page=-2'),
    page('page=x'),
    page('page=1.5'),
  ]).toEqual([1, 3, 1, 1, 1, 1])
})

test('the last page holds what is left, and an empty list has a page', () => {
  expect([lastPage(0, 50), lastPage(50, 50), lastPage(51, 50)]).toEqual([1, 1, 2])
})

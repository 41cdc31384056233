import { expect, test } from 'vitest'
import { breakPages } from './break-pages.ts'

const rooms = { first: 100, others: 120 }
const rows = (count: number) => Array.from({ length: count }, () => ({ height: 10 }))
const heading = { height: 20, keeps: 3 }

const counts = (lines: { height: number; keeps?: number }[]) =>
  breakPages(lines, rooms).map((page) => page.length)

test('lines fill one page after the other', () => {
  expect(counts(rows(10))).toEqual([10])
  expect(counts(rows(30))).toEqual([10, 12, 8])
})

test('on the last page there are some at least', () => {
  expect(counts(rows(11))).toEqual([5, 6])
  expect(counts(rows(23))).toEqual([10, 7, 6])
})

test('a heading does not end a page, nor is it left behind by what moves on', () => {
  expect(counts([...rows(8), heading, ...rows(4)])).toEqual([7, 6])
  expect(counts([...rows(3), heading, ...rows(6)])).toEqual([9, 1])
  expect(counts([...rows(6), heading, ...rows(9)])).toEqual([6, 10])
})

test('nothing is lost, and nothing is an empty page', () => {
  const lines = rows(75).map((line, index) => ({ ...line, index }))
  expect(breakPages(lines, rooms).flat()).toEqual(lines)
  expect(counts([])).toEqual([0])
  expect(counts([{ height: 500 }])).toEqual([1])
})

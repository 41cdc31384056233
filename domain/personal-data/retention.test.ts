import { expect, test } from 'vitest'
import { expiredBefore, retentionSchema } from './retention.ts'

const now = new Date('2026-03-31T10:00:00Z')

test('months are counted back from now, to the last day where a month is shorter', () => {
  expect(expiredBefore({ months: 12 }, now)).toEqual(new Date('2025-03-31T10:00:00Z'))
  expect(expiredBefore({ months: 1 }, now)).toEqual(new Date('2026-02-28T10:00:00Z'))
  expect(expiredBefore({ months: null }, now)).toBeUndefined()
})

test.each([
  ['', null],
  ['0', null],
  ['24', 24],
])('%j months are read as %j', (months, meant) => {
  expect(retentionSchema.parse(months === '' ? {} : { months })).toEqual({ months: meant })
})

test.each(['-1', '121', '1,5', 'дълго'])('%j is no number of months', (months) => {
  expect(retentionSchema.safeParse({ months }).success).toBe(false)
})

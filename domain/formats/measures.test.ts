import { expect, test } from 'vitest'
import { formatArea, formatByteSize, formatNumber } from './measures.ts'

// \xa0 is the no-break space between groups of digits.
test.each([
  [78.4, '78,40\xa0м²'],
  [0, '0,00\xa0м²'],
  [100, '100,00\xa0м²'],
  [65.126, '65,13\xa0м²'],
  [12_345.6, '12\xa0345,60\xa0м²'],
])('an area of %d is formatted as %j', (area, shown) => {
  expect(formatArea(area)).toBe(shown)
})

test.each([
  [117, '117'],
  [12_345.5, '12\xa0345,5'],
])('the number %d is formatted as %j', (value, shown) => {
  expect(formatNumber(value)).toBe(shown)
})

const [KB, MB, GB] = [1024, 1024 ** 2, 1024 ** 3]

test.each([
  [0, '0 Bytes'],
  [1, '1 Bytes'],
  [KB - 1, '1023 Bytes'],
  [KB, '1,00 KB'],
  [1536, '1,50 KB'],
  [1234, '1,21 KB'],
  [MB, '1,00 MB'],
  [5.25 * MB, '5,25 MB'],
  [GB, '1,00 GB'],
  [2.5 * GB, '2,50 GB'],
  [20_000 * GB, '20\xa0000,00 GB'],
])('%d bytes are formatted as %j', (bytes, shown) => {
  expect(formatByteSize(bytes)).toBe(shown)
})

test('-0 is formatted as 0', () => {
  expect([formatArea(-0), formatArea(0)]).toEqual(['0,00\u00a0м²', '0,00\u00a0м²'])
})

import { describe, expect, test } from 'vitest'
import {
  discountPercent,
  formatDiscount,
  isAboveLimit,
  needsApproval,
  promisedPrice,
  wholeListPrice,
} from './discount.ts'

const listPrice = 100_000
const list = { listPrice, unpricedUnits: 0 }
const none = { agreedPrice: 0, approval: 'none' } as const

test('a discount is a percentage of the list price, and none where a price is hidden or higher', () => {
  expect(discountPercent({ price: 97_000, listPrice })).toBe(3)
  expect(discountPercent({ price: 101_000, listPrice })).toBe(0)
  expect(discountPercent({ price: 0, listPrice })).toBe(0)
  expect(discountPercent({ price: 97_000, listPrice: 0 })).toBe(0)
})

test.each([
  ['none', 97_000],
  ['waiting', 97_000],
  ['approved', 97_000],
  ['refused', 0],
] as const)('with the approval „%s“ a buyer was promised %d', (approval, promised) => {
  expect(promisedPrice({ agreedPrice: 97_000, approval })).toBe(promised)
})

test('a discount is said in words only where the list price is known', () => {
  expect(formatDiscount({ price: 93_540, ...list })).toBe('6,5')
  expect(formatDiscount({ price: listPrice, ...list })).toBe('0')
  expect(formatDiscount({ price: 93_540, listPrice: 0, unpricedUnits: 1 })).toBeUndefined()
})

test('a discount exactly at the limit is allowed; without a limit, any is', () => {
  expect(isAboveLimit({ price: 97_000, ...list }, 3)).toBe(false)
  expect(isAboveLimit({ price: 96_999, ...list }, 3)).toBe(true)
  expect(isAboveLimit({ price: 99_999, ...list }, 0)).toBe(true)
  expect(isAboveLimit({ price: 1, ...list }, null)).toBe(false)
  expect(isAboveLimit({ price: 1, listPrice, unpricedUnits: 1 }, null)).toBe(false)
})

test('nobody can say of a list price that is not known whole that any price keeps to the limit', () => {
  const half = { listPrice, unpricedUnits: 1 }
  for (const price of [0, 1, 97_000, 100_000, 1_000_000]) {
    expect(isAboveLimit({ price, ...half }, 99)).toBe(true)
    expect(formatDiscount({ price, ...half })).toBeUndefined()
  }
  expect(wholeListPrice(half)).toBe(0)
  expect(wholeListPrice(list)).toBe(listPrice)
})

describe('an administrator is asked', () => {
  test('for a price above the limit that nobody has allowed', () => {
    expect(needsApproval({ price: 90_000, ...list }, 3, none)).toBe(true)
    const refused = { agreedPrice: 90_000, approval: 'refused' } as const
    expect(needsApproval({ price: 90_000, ...list }, 3, refused)).toBe(true)
  })

  test('not again for a price that was allowed, or a higher one', () => {
    const approved = { agreedPrice: 90_000, approval: 'approved' } as const
    expect(needsApproval({ price: 90_000, ...list }, 3, approved)).toBe(false)
    expect(needsApproval({ price: 92_000, ...list }, 3, approved)).toBe(false)
    expect(needsApproval({ price: 89_999, ...list }, 3, approved)).toBe(true)
  })

  test('not for a price that was agreed before the list price rose', () => {
    const agreed = { agreedPrice: 97_000, approval: 'none' } as const
    expect(needsApproval({ price: 97_000, listPrice: 120_000, unpricedUnits: 0 }, 3, agreed)).toBe(false)
  })
})

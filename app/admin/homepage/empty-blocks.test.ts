import { expect, test } from 'vitest'
import { blocksWithoutRecords } from './empty-blocks.ts'

test('a block whose records are missing is known to be empty', () => {
  expect(blocksWithoutRecords({ statistics: [], buyerFacts: [], paymentPlan: [] })).toEqual([
    'statistics',
    'progress',
    'paymentPlan',
  ])
})

test('a block that has something to show is not', () => {
  const records = {
    statistics: [{ label: 'апартамента', value: 3 }],
    buyerFacts: [{ label: 'Етап', value: 'Акт 14' }],
    paymentPlan: [],
  }
  expect(blocksWithoutRecords(records)).toEqual(['paymentPlan'])
})

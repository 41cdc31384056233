import { expect, test } from 'vitest'
import { blocksWithoutRecords } from './empty-blocks.ts'

test('a block whose records are missing is known to be empty', () => {
  expect(blocksWithoutRecords({ statistics: [], buyerFacts: [], diary: undefined, paymentPlan: [] })).toEqual(
    ['statistics', 'progress', 'diary', 'paymentPlan'],
  )
})

test('a block that has something to show is not', () => {
  const records = {
    statistics: [{ label: 'апартамента', value: 3 }],
    buyerFacts: [{ label: 'Етап', value: 'Акт 14' }],
    diary: {
      title: 'Докъде стигна строежът',
      date: '2026-03-05',
      facts: '5 март 2026 г. · Акт 14',
      text: 'Шестата плоча е готова.',
      image: undefined,
      alt: '',
      sample: '',
      all: { to: '/progress', label: 'Целият дневник' },
      feed: { to: '/progress.xml', label: 'Новини от строежа' },
    },
    paymentPlan: [],
  }
  expect(blocksWithoutRecords(records)).toEqual(['paymentPlan'])
})

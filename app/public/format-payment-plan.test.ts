import { expect, test } from 'vitest'
import { formatPaymentPlan } from './format-payment-plan.ts'

const plan = [
  { percent: 20, moment: 'при договор' },
  { percent: 80, moment: 'при Акт 16' },
]

test('each step says its share, when it is due, and how much it is', () => {
  const [first] = formatPaymentPlan(plan, 50_000)
  expect(first).toMatchObject({ share: '20 %', moment: 'при договор' })
  expect(first?.amount).toMatch(/^10\s000\s€$/)
})

test.each([undefined, 0, -1])('no amounts where the price is %s', (price) => {
  expect(formatPaymentPlan(plan, price).map(({ amount }) => amount)).toEqual([undefined, undefined])
})

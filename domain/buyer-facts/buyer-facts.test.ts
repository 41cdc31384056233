import { expect, test } from 'vitest'
import { buyerFactsSchema, noBuyerFacts } from './buyer-facts.ts'

function refusals(facts: object): string[] | undefined {
  return buyerFactsSchema
    .safeParse(facts)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('everything may be left empty', () => {
  expect(refusals({})).toBeUndefined()
  expect(noBuyerFacts).toMatchObject({ builder: '', builderYears: null, stage: 'none', paymentPlan: [] })
})

test('the steps of a payment plan are together the whole price, or there are none', () => {
  const plan = (...percents: number[]) => ({
    paymentPlan: percents.map((percent) => ({ percent, moment: 'при договор' })),
  })
  expect(refusals(plan(20, 80))).toBeUndefined()
  expect(refusals(plan(20, 70))).toEqual([
    'paymentPlan: Вноските трябва да са общо 100 %, а сега са 90 %. Без вноски схемата не се показва.',
  ])
  expect(refusals(plan(...Array(13).fill(1)))?.[0]).toBe('paymentPlan: Най-много 12 вноски')
})

test.each([
  [{ paymentPlan: [{ moment: 'при договор' }] }, 'paymentPlan.0.percent: Въведете процент'],
  [{ paymentPlan: [{ percent: 100 }] }, 'paymentPlan.0.moment: Въведете кога се плаща'],
  [
    { paymentPlan: [{ percent: 99.5, moment: 'сега' }] },
    'paymentPlan.0.percent: Въведете цяло число от 1 до 100',
  ],
  [{ builderYears: 0 }, 'builderYears: Въведете цяло число от 1 до 200'],
  [{ beachMetres: -1 }, 'beachMetres: Въведете цяло число от 0 до 100000'],
  [{ permitNumber: '1', permitDate: '31.12.2026' }, 'permitDate: Въведете дата'],
  [{ permitDate: '2026-01-31' }, 'permitNumber: Въведете номер или изтрийте датата'],
  [{ stageDate: '2026-01-31' }, 'stage: Изберете етап или изтрийте датата'],
  [{ stage: 'act-17' }, 'stage: Изберете етап'],
])('%o is refused', (facts, refusal) => {
  expect(refusals(facts)).toEqual([refusal])
})

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
  expect(refusals(plan(20, 70))).toEqual(['paymentPlan: wrongSum 90'])
  expect(refusals(plan(...Array(13).fill(1)))?.[0]).toBe('paymentPlan: tooManyInstalments 12')
})

test.each([
  [{ paymentPlan: [{ moment: 'при договор' }] }, 'paymentPlan.0.percent: noInstalment'],
  [{ paymentPlan: [{ percent: 100 }] }, 'paymentPlan.0.moment: noPaymentMoment'],
  [{ paymentPlan: [{ percent: 99.5, moment: 'сега' }] }, 'paymentPlan.0.percent: outOfRange 1,100'],
  [{ builderYears: 0 }, 'builderYears: outOfRange 1,200'],
  [{ beachMetres: -1 }, 'beachMetres: outOfRange 0,100000'],
  [{ permitNumber: '1', permitDate: '31.12.2026' }, 'permitDate: noDate'],
  [{ permitDate: '2026-01-31' }, 'permitNumber: dateWithoutPermit'],
  [{ stageDate: '2026-01-31' }, 'stage: dateWithoutStage'],
  [{ stage: 'act-17' }, 'stage: noStageChosen'],
])('%o is refused', (facts, refusal) => {
  expect(refusals(facts)).toEqual([refusal])
})

import { expect, test } from 'vitest'
import { noBuyerFacts } from '../../domain/buyer-facts/buyer-facts.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { formatBuyerFacts, formatPaymentPlan } from './format-buyer-facts.ts'

const { bg } = allTexts
const plan = [
  { percent: 20, moment: 'при договор' },
  { percent: 80, moment: 'при Акт 16' },
]

test('each step says its share, when it is due, and how much it is', () => {
  const [first] = formatPaymentPlan(bg, plan, 50_000)
  expect(first).toMatchObject({ share: '20%', moment: 'при договор' })
  expect(first?.amount).toMatch(/^10\s000\s€$/)
})

test.each([undefined, 0, -1])('no amounts where the price is %s', (price) => {
  expect(formatPaymentPlan(bg, plan, price).map(({ amount }) => amount)).toEqual([undefined, undefined])
})

const formatted = (facts: Partial<typeof noBuyerFacts>) =>
  formatBuyerFacts(bg, { ...noBuyerFacts, ...facts }).map(({ label, value, more }) => [label, value, more])

test('empty facts are left out', () => {
  expect(formatted({})).toEqual([])
})

test('dates and years are added where they are known', () => {
  expect(formatted({ builder: 'Строител', builderYears: 1 })).toEqual([
    ['Строител', 'Строител', '1 година опит'],
  ])
  expect(formatted({ builderYears: 20 })).toEqual([['Строител', '20 години опит', undefined]])
  expect(formatted({ permitNumber: '7' })).toEqual([['Разрешение за строеж', '№ 7', undefined]])
  expect(formatted({ stage: 'act-16', stageDate: '2026-09-15' })).toEqual([
    ['Етап', 'Акт 16 от 15.09.2026\u00a0г.', 'разрешено е ползването на сградата'],
  ])
  expect(formatted({ beachMetres: 0 })).toEqual([['До плажа', '0 м', undefined]])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CostSettings, costSettingsSchema, defaultCostSettings, showsCosts } from './cost-settings.ts'
import { dueInstalments, stageOfMoment } from './due-instalments.ts'
import { monthlyPayment } from './loan.ts'
import { purchaseCosts } from './purchase-costs.ts'

const seed = { seed: 30 }
const nothing: CostSettings = costSettingsSchema.parse({})
const choice = { own: 20, years: 25, rate: 3, parking: undefined }
const spot = { id: 'a', ids: ['a'], type: 'covered', floor: -1, price: 25_000 } as const
const plan = [
  { percent: 20, moment: 'при предварителния договор' },
  { percent: 30, moment: 'при Акт 14' },
  { percent: 40, moment: 'при Акт 15' },
  { percent: 10, moment: 'при нотариалния акт' },
]

function costs(price: number, settings: Partial<CostSettings>, chosen: object = {}) {
  const terms = { settings: { ...nothing, ...settings }, choice: { ...choice, ...chosen }, plan }
  return purchaseCosts({ price, area: 50 }, { ...terms, stage: 'act-14' })
}

test('an apartment costs its price, the parking spot and the fees', () => {
  expect(costs(100_000, { notaryPercent: 1, localPercent: 3 }, { parking: { ...spot } })).toMatchObject({
    ...{ price: 10_000_000, parking: 2_500_000, purchase: 12_500_000 },
    ...{
      notary: 125_000,
      local: 375_000,
      total: 13_000_000,
      vat: 0,
      maintenance: undefined,
      loan: undefined,
    },
  })
})

test('the tax is within the price, on top of it, or not owed', () => {
  expect(costs(120_000, { vat: 'included' })).toMatchObject({ vat: 2_000_000, purchase: 12_000_000 })
  expect(costs(120_000, { vat: 'added' })).toMatchObject({ vat: 2_400_000, purchase: 14_400_000 })
  expect(costs(120_000, { vat: 'none' })).toMatchObject({ vat: 0, purchase: 12_000_000 })
})

test('maintenance is for each square metre or for the apartment', () => {
  expect(costs(1, { maintenance: 0.55 }).maintenance).toBe(2750)
  expect(costs(1, { maintenance: 40, maintenanceBy: 'apartment' }).maintenance).toBe(4000)
})

test('a loan pays what the own share does not', () => {
  expect(costs(100_000, { rate: 3 }).loan).toEqual({ own: 2_000_000, borrowed: 8_000_000, monthly: 37_937 })
  expect(costs(100_000, { rate: 3 }, { own: 100 }).loan?.monthly).toBe(0)
})

test('the instalments add up to what the contract says, to the cent', () => {
  const cents = fc.integer({ min: 1, max: 1_000_000_000 })
  fc.assert(
    fc.property(cents, cents, fc.constantFrom('included', 'added', 'none'), (price, spotPrice, vat) => {
      const parking = { ...spot, price: spotPrice / 100 }
      const { instalments, purchase, due } = costs(price / 100, { vat }, { parking })
      expect(instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(purchase)
      expect(due).toBeLessThanOrEqual(purchase)
    }),
    seed,
  )
})

test('the payments of a month repay the loan, and with a cent less they would not', () => {
  const loans = fc.tuple(
    fc.integer({ min: 100_000, max: 100_000_000 }),
    fc.integer({ min: 0, max: 150 }),
    fc.integer({ min: 1, max: 35 }),
  )
  fc.assert(
    fc.property(loans, ([borrowed, tenths, years]) => {
      const rest = (payment: number) => {
        let owed = borrowed
        for (let month = 0; month < years * 12; month++) owed += (owed * tenths) / 12_000 - payment
        return owed
      }
      const payment = monthlyPayment(borrowed, tenths / 10, years)
      expect(Number.isInteger(payment)).toBe(true)
      expect(rest(payment)).toBeLessThan(0.01)
      expect(rest(payment - 1)).toBeGreaterThan(0)
    }),
    seed,
  )
})

test.each([
  ['при Акт 14', 'act-14'],
  ['след акт обр. 15', 'act-15'],
  ['при подписване на Акт образец 16', 'act-16'],
  ['при Акт №14', 'act-14'],
  ['30 дни след Акта 14', 'act-14'],
  ['при нотариалния акт', undefined],
  ['при Акт 140', undefined],
  ['контакт 14', undefined],
])('„%s“ is due at %s', (moment, stage) => {
  expect(stageOfMoment(moment)).toBe(stage)
})

test('what is due now follows from the stage of the building', () => {
  const due = (stage: 'none' | 'act-14' | 'act-15' | 'act-16') =>
    dueInstalments(1000, plan, stage).map(({ isDue }) => isDue)
  expect(due('none')).toEqual([true, false, false, false])
  expect(due('act-14')).toEqual([true, true, false, false])
  expect(due('act-16')).toEqual([true, true, true, false])
  expect(dueInstalments(1000, plan.slice(1), 'none')[0]?.isDue).toBe(false)
})

test('nothing is shown before it is switched on, or while nothing is filled in', () => {
  expect(showsCosts(defaultCostSettings)).toBe(false)
  expect(showsCosts({ ...defaultCostSettings, isShown: true })).toBe(true)
  expect(showsCosts({ ...nothing, isShown: true })).toBe(false)
})

test.each([
  [{ ownShare: '22' }, 'ownShare: wrongStep 5'],
  [{ years: '36' }, 'years: outOfRange 1,35'],
  [{ rate: '15,1' }, 'rate: outOfRange 0,15'],
  [{ rate: '3,27' }, 'rate: wrongStep 0.05'],
  [{ notaryPercent: '51' }, 'notaryPercent: outOfRange 0,50'],
  [{ localPercent: '-1' }, 'localPercent: negative'],
  [{ maintenance: 'x' }, 'maintenance: badAmount'],
  [{ vat: 'maybe' }, 'vat: invalid'],
])('%o is refused', (values, refusal) => {
  const { error } = costSettingsSchema.safeParse(values)
  expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)[0]).toBe(refusal)
})

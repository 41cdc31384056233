import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueInstalments } from '../costs/due-instalments.ts'
import { sumOf } from './cents.ts'
import { planSchedule, withTotal } from './schedule.ts'

const seed = { seed: 31 }
const cents = fc.integer({ min: 1, max: 100_000_000_00 })
const percents = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 6 }).map((parts) => {
  const sum = parts.reduce((total, part) => total + part, 0)
  const scaled = parts.map((part) => Math.max(1, Math.floor((part * 90) / sum)))
  return [...scaled, 100 - scaled.reduce((total, part) => total + part, 0)]
})
const words = () => {
  let last = 0
  return { whole: 'цялата сума', newId: () => `i${++last}` }
}
const sale = { contractDate: '2026-11-18', reached: 'act-14' } as const
const planOf = (total: number, parts: number[]) =>
  planSchedule(
    parts.map((percent) => ({ percent, moment: 'при нотариалния акт' })),
    { ...sale, total },
    words(),
  )

test('however a price is split, no cent is left over and no instalment is empty', () => {
  fc.assert(
    fc.property(cents, percents, (total, parts) => {
      const instalments = planOf(total, parts)
      expect(sumOf(instalments)).toBe(total)
      expect(instalments.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true)
    }),
    seed,
  )
})

test('another price is taken by the last instalments, and never from what is paid', () => {
  fc.assert(
    fc.property(
      cents,
      percents,
      cents,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (total, parts, now, share) => {
        const before = planOf(total, parts)
        const paid = (id: string) => Math.floor((before.find((each) => each.id === id)?.amount ?? 0) * share)
        const after = withTotal(before, now, paid)
        const allPaid = before.reduce((sum, { id }) => sum + paid(id), 0)
        expect(after === undefined).toBe(allPaid > now)
        if (after) expect(sumOf(after)).toBe(now)
        for (const { id, amount } of after ?? []) expect(amount).toBeGreaterThanOrEqual(paid(id))
      },
    ),
    seed,
  )
})

test('what is due at signing or at a stage that is reached is due on the day of the contract', () => {
  const plan = [
    { percent: 20, moment: 'при договора' },
    { percent: 10, moment: 'до 3 месеца' },
    { percent: 30, moment: 'при Акт 14' },
    { percent: 20, moment: 'при Акт 15' },
    { percent: 20, moment: 'при нотариалния акт' },
  ]
  const planned = planSchedule(plan, { ...sale, total: 10_000_000 }, words())
  expect(planned.map(({ dueOn, stage }) => [dueOn, stage])).toEqual([
    ['2026-11-18', 'none'],
    ['2026-11-18', 'none'],
    ['2026-11-18', 'act-14'],
    [null, 'act-15'],
    [null, 'none'],
  ])
  const onThePage = dueInstalments(100_000, plan, sale.reached).map(({ isDue }) => isDue)
  expect(planned.map(({ dueOn }) => dueOn !== null)).toEqual(onThePage)
})

test('without a plan the whole sum is due with the contract', () => {
  expect(planSchedule([], { ...sale, total: 5 }, words())).toEqual([
    { id: 'i1', moment: 'цялата сума', amount: 5, dueOn: '2026-11-18', stage: 'none' },
  ])
})

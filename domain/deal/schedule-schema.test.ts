import { expect, test } from 'vitest'
import { scheduleSchema } from './schedule-schema.ts'

const line = { moment: 'при договора', amount: '500', dueOn: '2026-11-20', stage: 'none' }
const faultsOf = (...instalments: object[]) =>
  scheduleSchema(100_000)
    .safeParse({ instalments })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

test('instalments that sum to the price are accepted, as people type them', () => {
  expect(faultsOf(line, { ...line, amount: '499,99' }, { ...line, amount: '0,01', dueOn: '' })).toEqual([])
})

test.each([
  [[line], 'instalments: instalmentsMissing "500 €"'],
  [[line, line, { ...line, amount: '0,01' }], 'instalments: instalmentsOver "0,01 €"'],
  [[], 'instalments: instalmentsMissing "1000 €"'],
  [[{ ...line, amount: '0' }], 'instalments.0.amount: noInstalmentAmount'],
  [[{ ...line, amount: '1,5055' }], 'instalments.0.amount: badAmount'],
  [[{ ...line, moment: '' }], 'instalments.0.moment: noPaymentMoment'],
  [[{ ...line, dueOn: '2026-02-30' }], 'instalments.0.dueOn: noDate'],
  [[{ ...line, stage: 'roof' }], 'instalments.0.stage: invalid'],
  [Array.from({ length: 41 }, () => line), 'instalments: tooManyInstalments 40'],
  [
    [
      { ...line, id: 'a' },
      { ...line, id: 'a' },
    ],
    'instalments: invalid',
  ],
])('%# is refused', (instalments, fault) => {
  expect(faultsOf(...instalments).map((each) => each.replaceAll(/\u00a0/g, ' '))[0]).toBe(fault)
})

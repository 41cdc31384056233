import { expect, test } from 'vitest'
import { isPlanOpen, withPlan } from './parking-plan.tsx'

test('the plan is opened and closed beside whatever else is selected', () => {
  expect(withPlan('?level=1&status=sold', true)).toBe('?level=1&status=sold&plan=open')
  expect(withPlan('?level=1&plan=open&status=sold', false)).toBe('?level=1&status=sold')
  expect([isPlanOpen('?plan=open'), isPlanOpen('?plan=x'), isPlanOpen('')]).toEqual([true, false, false])
})

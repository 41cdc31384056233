import { expect, test } from 'vitest'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import type { SetupStep } from '../../../domain/setup/setup-step.ts'
import { publicationWarnings } from './publication-warnings.ts'

const plans = (count: number): SetupStep => ({
  key: 'plans',
  share: 0.5,
  missing: [{ kind: 'plan', count, first: [] }, { kind: 'buildingView' }],
})

test('each step is one warning, whose id does not change with the number of what is missing', () => {
  const [warning] = publicationWarnings(defaultBuilding, [plans(3)])
  expect(warning).toEqual({
    id: 'plans:plan:buildingView',
    message: 'Етажи без план: 3; Няма изглед на сградата',
  })
  expect(publicationWarnings(defaultBuilding, [plans(2)])[0]?.id).toBe(warning?.id)
})

test('a step that waits for another one is not named', () => {
  const outlines: SetupStep = { key: 'outlines', share: 0, missing: [{ kind: 'after', step: 'plans' }] }
  expect(publicationWarnings(defaultBuilding, [outlines])).toEqual([])
})

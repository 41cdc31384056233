import { expect, test } from 'vitest'
import { defaultBuilding } from '../building/default-building.ts'
import { isUntouched, type SetupFacts } from './setup-facts.ts'
import { type SetupStep, type StepKey, setupPercent, stepKeys, unfinishedSteps } from './setup-step.ts'
import { setupSteps } from './setup-steps.ts'

const empty: SetupFacts = {
  isCompanySaved: false,
  building: defaultBuilding,
  isBuildingSaved: false,
  isHomepageSaved: false,
  hasBuildingView: false,
  apartments: { total: 0, drafts: 0, complete: 0, withoutPrice: none(), withoutArea: none() },
  floors: [],
  parking: { withSpots: [], withPlan: [] },
}

const complete: SetupFacts = {
  isCompanySaved: true,
  building: {
    ...defaultBuilding,
    name: 'Хоризонт',
    city: 'Варна',
    street: 'ул. „Морска“ 7',
    isPublished: true,
  },
  isBuildingSaved: true,
  isHomepageSaved: true,
  hasBuildingView: true,
  apartments: { total: 4, drafts: 0, complete: 4, withoutPrice: none(), withoutArea: none() },
  floors: [floor(1, { outlined: 2 }), floor(2, { outlined: 2 })],
  parking: { withSpots: [-1, 1, 2], withPlan: [-1, 1, 2] },
}

function none() {
  return { count: 0, first: [] }
}

function floor(number: number, { hasPlan = true, outlined = 0 } = {}) {
  return { entrance: '1', floor: number, apartments: 2, hasPlan, outlined }
}

function step(facts: SetupFacts, key: StepKey): Omit<SetupStep, 'key'> {
  const [found] = setupSteps(facts).filter((each) => each.key === key)
  if (!found) throw new Error(key)
  return { share: found.share, missing: found.missing }
}

const building = (changes: Partial<typeof complete.building>) => ({
  ...complete,
  building: { ...complete.building, ...changes },
})

test('an empty installation has nothing done, and its defaults do not count', () => {
  const steps = setupSteps(empty)
  expect(steps.map(({ key }) => key)).toEqual(stepKeys)
  expect(steps.map(({ share }) => share)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  expect(steps.map(({ missing }) => missing)).toEqual([
    [{ kind: 'company' }],
    [{ kind: 'building' }],
    [{ kind: 'apartments' }],
    [{ kind: 'after', step: 'apartments' }],
    [{ kind: 'after', step: 'apartments' }],
    [{ kind: 'after', step: 'building' }],
    [{ kind: 'homepage' }],
    [{ kind: 'publication' }],
  ])
  expect(setupPercent(steps)).toBe(0)
})

test('a complete and published installation has 100 percent and nothing missing', () => {
  const steps = setupSteps(complete)
  expect(steps.flatMap(({ missing }) => missing)).toEqual([])
  expect(setupPercent(steps)).toBe(100)
})

test('the percent is the mean of the steps, rounded down, and 100 only when all are done', () => {
  const shares = (...values: number[]) => setupPercent(values.map((share) => ({ share })))
  expect(shares(1, 0, 0)).toBe(33)
  expect(shares(1, 1, 0.9999)).toBe(99)
  expect(shares(1, 1, 1)).toBe(100)
  expect(shares(0.1, 0.2, 0.3)).toBe(20)
  const unpublished = setupSteps(building({ isPublished: false }))
  expect(setupPercent(unpublished)).toBe(87)
  expect(unfinishedSteps(unpublished)).toEqual([])
})

test('a building without its address is half described', () => {
  expect(step(building({ street: '' }), 'building')).toEqual({
    share: 0.5,
    missing: [{ kind: 'buildingAddress' }],
  })
  expect(step(building({ name: '' }), 'building').share).toBe(0)
})

test('apartments without price or area are missing', () => {
  const [a, b] = ['a', 'b'].map((id) => ({ id, number: id, entrance: '1' }))
  const lacking = (...first: (typeof a)[]) => ({
    count: first.length,
    first: first.flatMap((each) => each ?? []),
  })
  const apartments = {
    total: 4,
    drafts: 0,
    complete: 2,
    withoutPrice: lacking(a, b),
    withoutArea: lacking(b),
  }
  expect(step({ ...complete, apartments }, 'apartments')).toEqual({
    share: 0.5,
    missing: [
      { kind: 'price', count: 2, first: [a, b] },
      { kind: 'area', count: 1, first: [b] },
    ],
  })
})

test('drafts are not done, and are counted', () => {
  const apartments = { ...complete.apartments, drafts: 3, complete: 1 }
  expect(step({ ...complete, apartments }, 'apartments')).toEqual({
    share: 0.25,
    missing: [{ kind: 'drafts', count: 3 }],
  })
})

test('floors with apartments need a plan, and the building its picture', () => {
  const floors = [floor(1, { outlined: 2 }), floor(2, { hasPlan: false }), floor(3, { hasPlan: false })]
  expect(step({ ...complete, floors, hasBuildingView: false }, 'plans')).toEqual({
    share: 0.25,
    missing: [
      {
        kind: 'plan',
        count: 2,
        first: [
          { entrance: '1', floor: 2, apartments: 2 },
          { entrance: '1', floor: 3, apartments: 2 },
        ],
      },
      { kind: 'buildingView' },
    ],
  })
})

test('outlines are missing by floor, and where there is no plan the plan comes first', () => {
  const floors = [floor(1, { outlined: 1 }), floor(2, { outlined: 2 }), floor(3, { hasPlan: false })]
  expect(step({ ...complete, floors }, 'outlines')).toEqual({
    share: 0.5,
    missing: [
      { kind: 'outlines', count: 1, first: [{ entrance: '1', floor: 1, apartments: 1 }] },
      { kind: 'after', step: 'plans' },
    ],
  })
})

test('of many floors only the first ten are named', () => {
  const floors = Array.from({ length: 40 }, (_, index) => floor(index, { hasPlan: false }))
  const [missing] = step({ ...complete, floors }, 'plans').missing
  expect(missing).toMatchObject({ kind: 'plan', count: 40 })
  expect(missing && 'first' in missing && missing.first).toHaveLength(10)
})

test('each parking level needs spots and a plan; a building without levels needs nothing', () => {
  const parking = { withSpots: [-1, 7], withPlan: [1] }
  const { share, missing } = step({ ...complete, parking }, 'parking')
  expect(share).toBeCloseTo(1 / 3)
  expect(missing).toEqual([
    { kind: 'spots', levels: [1, 2] },
    { kind: 'levelPlan', levels: [-1, 2] },
  ])
  const nothing = { withSpots: [], withPlan: [] }
  expect(step({ ...building({ parkingLevels: [] }), parking: nothing }, 'parking')).toEqual({
    share: 1,
    missing: [],
  })
})

test('whatever somebody has saved, the installation is no longer untouched', () => {
  expect(isUntouched(empty)).toBe(true)
  for (const changes of [
    { isCompanySaved: true },
    { isBuildingSaved: true },
    { isHomepageSaved: true },
    { apartments: { ...empty.apartments, total: 1 } },
  ])
    expect(isUntouched({ ...empty, ...changes })).toBe(false)
})

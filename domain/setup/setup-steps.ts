import type { ParkingLevel } from '../building/building.ts'
import type { FloorFacts, SetupFacts } from './setup-facts.ts'
import { type Missing, maxNamed, type SetupStep, type StepKey, stepKeys } from './setup-step.ts'

/** What each step is missing, by what the installation has. */
export function setupSteps(facts: SetupFacts): SetupStep[] {
  return stepKeys.map((key) => ({ key, ...states[key](facts) }))
}

type StepState = Omit<SetupStep, 'key'>

const done: StepState = { share: 1, missing: [] }

const states: Record<StepKey, (facts: SetupFacts) => StepState> = {
  company({ isCompanySaved }) {
    return isCompanySaved ? done : notYet({ kind: 'company' })
  },

  building({ building }) {
    if (building.name === '') return notYet({ kind: 'building' })
    const hasAddress = building.city !== '' && building.street !== ''
    return hasAddress ? done : { share: 0.5, missing: [{ kind: 'buildingAddress' }] }
  },

  apartments({ apartments: { total, drafts, complete, withoutPrice, withoutArea } }) {
    if (total === 0) return notYet({ kind: 'apartments' })
    const missing: Missing[] = [
      { kind: 'price', ...withoutPrice },
      { kind: 'area', ...withoutArea },
      { kind: 'drafts', count: drafts },
    ]
    return { share: complete / total, missing: missing.filter((each) => 'count' in each && each.count > 0) }
  },

  plans({ apartments, floors, hasBuildingView }) {
    if (apartments.total === 0) return notYet({ kind: 'after', step: 'apartments' })
    const without = floors.filter(({ hasPlan }) => !hasPlan)
    return {
      share: partDone(without.length + (hasBuildingView ? 0 : 1), floors.length + 1),
      missing: [
        ...lackingFloors('plan', without),
        ...(hasBuildingView ? [] : [{ kind: 'buildingView' } as const]),
      ],
    }
  },

  outlines({ apartments, floors }) {
    if (apartments.total === 0) return notYet({ kind: 'after', step: 'apartments' })
    const lacking = floors.map((floor) => ({ ...floor, apartments: floor.apartments - floor.outlined }))
    const count = (some: readonly { apartments: number }[]) =>
      some.reduce((sum, each) => sum + each.apartments, 0)
    const drawable = lacking.filter(({ hasPlan, apartments }) => hasPlan && apartments > 0)
    return {
      share: partDone(count(lacking), count(floors)),
      missing: [
        ...lackingFloors('outlines', drawable),
        ...(floors.every(({ hasPlan }) => hasPlan) ? [] : [{ kind: 'after', step: 'plans' } as const]),
      ],
    }
  },

  parking({ building, parking }) {
    // The levels of a building that nobody has described are those of the specification.
    if (building.name === '') return notYet({ kind: 'after', step: 'building' })
    const levels = building.parkingLevels.map(({ level }) => level)
    const without = (some: ParkingLevel[]) => levels.filter((level) => !some.includes(level))
    const [spots, plans] = [without(parking.withSpots), without(parking.withPlan)]
    const missing: Missing[] = [
      ...(spots.length > 0 ? [{ kind: 'spots', levels: spots } as const] : []),
      ...(plans.length > 0 ? [{ kind: 'levelPlan', levels: plans } as const] : []),
    ]
    return { share: partDone(spots.length + plans.length, levels.length * 2), missing }
  },

  homepage: ({ isHomepageSaved }) => (isHomepageSaved ? done : notYet({ kind: 'homepage' })),

  publication: ({ building }) => (building.isPublished ? done : notYet({ kind: 'publication' })),
}

function notYet(missing: Missing): StepState {
  return { share: 0, missing: [missing] }
}

/** The share that is done where so many of all are missing. Nothing is missing of nothing. */
function partDone(missing: number, all: number): number {
  return missing === 0 ? 1 : 1 - missing / all
}

function lackingFloors(kind: 'plan' | 'outlines', floors: FloorFacts[]): Missing[] {
  if (floors.length === 0) return []
  const first = floors
    .slice(0, maxNamed)
    .map(({ entrance, floor, apartments }) => ({ entrance, floor, apartments }))
  return [{ kind, count: floors.length, first }]
}

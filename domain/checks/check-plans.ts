import { type Entrance, entrances, floors } from '../building.ts'
import type { FloorPlan } from '../floor-plan/floor-plan.ts'
import type { Finding, NamedHome } from './finding.ts'

interface OutlinedHome extends NamedHome {
  floor: number
  secondaryFloor: number | null
}

type DrawnPlan = Pick<FloorPlan, 'entrance' | 'floor' | 'outlines'>

/** Floors with homes that have no plan, and homes that a plan does not show; one on two floors is on both plans. */
export function checkPlans(homes: readonly OutlinedHome[], plans: readonly DrawnPlan[]): Finding[] {
  return entrances.flatMap((entrance) =>
    floors.flatMap((floor) => {
      const plan = plans.find((each) => each.entrance === entrance && each.floor === floor)
      return checkFloor(
        { entrance, floor },
        homes.filter((home) => home.entrance === entrance && isOn(floor, home)),
        plan,
      )
    }),
  )
}

function checkFloor(
  place: { entrance: Entrance; floor: number },
  homes: OutlinedHome[],
  plan: DrawnPlan | undefined,
): Finding[] {
  if (homes.length === 0) return []
  if (!plan) return [{ kind: 'plan', ...place, homes: homes.length }]
  const outlined = new Set(plan.outlines.map(({ apartmentId }) => apartmentId))
  return homes
    .filter(({ id }) => !outlined.has(id))
    .map(({ id, number, entrance, floor }) => ({
      kind: place.floor === floor ? 'outline' : 'secondOutline',
      home: { id, number, entrance },
      floor: place.floor,
    }))
}

function isOn(wanted: number, { floor, secondaryFloor }: OutlinedHome): boolean {
  return floor === wanted || secondaryFloor === wanted
}

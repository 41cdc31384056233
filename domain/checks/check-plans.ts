import { type Entrance, entrances, floors } from '../building.ts'
import type { FloorPlan } from '../floor-plan/floor-plan.ts'
import type { Finding, NamedApartment } from './finding.ts'

interface OutlinedApartment extends NamedApartment {
  floor: number
  secondaryFloor: number | null
}

type DrawnPlan = Pick<FloorPlan, 'entrance' | 'floor' | 'outlines'>

/**
 * Finds floors that have apartments and no plan, and apartments without an outline. A maisonette needs one on both
 * of its floors.
 */
export function checkPlans(apartments: readonly OutlinedApartment[], plans: readonly DrawnPlan[]): Finding[] {
  return entrances.flatMap((entrance) =>
    floors.flatMap((floor) => {
      const plan = plans.find((each) => each.entrance === entrance && each.floor === floor)
      return checkFloor(
        { entrance, floor },
        apartments.filter((apartment) => apartment.entrance === entrance && isOn(floor, apartment)),
        plan,
      )
    }),
  )
}

function checkFloor(
  place: { entrance: Entrance; floor: number },
  apartments: OutlinedApartment[],
  plan: DrawnPlan | undefined,
): Finding[] {
  if (apartments.length === 0) return []
  if (!plan) return [{ kind: 'plan', ...place, apartments: apartments.length }]
  const outlined = new Set(plan.outlines.map(({ apartmentId }) => apartmentId))
  return apartments
    .filter(({ id }) => !outlined.has(id))
    .map(({ id, number, entrance, floor }) => ({
      kind: place.floor === floor ? 'outline' : 'secondOutline',
      apartment: { id, number, entrance },
      floor: place.floor,
    }))
}

function isOn(wanted: number, { floor, secondaryFloor }: OutlinedApartment): boolean {
  return floor === wanted || secondaryFloor === wanted
}

import { type Entrance, entrances, floors } from '../../../domain/building.ts'
import type { FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'

/** What lies around a floor. */
export interface AdjacentFloors {
  below: FloorPlanPlace | undefined
  above: FloorPlanPlace | undefined
  beside: FloorPlanPlace
}

export function neighboursOf({ entrance, floor }: FloorPlanPlace): AdjacentFloors {
  const at = (other: number) => (floors.includes(other) ? { entrance, floor: other } : undefined)
  return { below: at(floor - 1), above: at(floor + 1), beside: { entrance: otherThan(entrance), floor } }
}

function otherThan(entrance: Entrance): Entrance {
  return entrances.find((other) => other !== entrance) ?? entrance
}

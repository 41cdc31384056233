import { type ParkingLevel, parkingLevelName } from '../../../domain/building.ts'
import type { PublicParkingSpot } from '../../../domain/parking/parking.ts'
import type { ParkingPlan } from '../../../domain/parking/parking-plan.ts'
import { formatParkingSize } from '../../../domain/parking/parking-size.ts'
import { parkingTypeLabels } from '../../../domain/parking/parking-type.ts'
import { levelToCopy } from '../../text/admin/parking-plans.ts'
import type { EditedPlan, Linkable, PlanToEdit } from '../floor-plans/edited-plan.ts'

/** What the editor's page needs of a level: its plan and places, and the levels to copy outlines from. */
export function levelToEdit(
  level: ParkingLevel,
  plans: ParkingPlan[],
  spots: PublicParkingSpot[],
): PlanToEdit {
  const plan = plans.find((each) => each.level === level)
  const spotsOn = (floor: number) => spots.filter((spot) => spot.floor === floor)
  return {
    place: String(level),
    name: parkingLevelName(level),
    floor: level,
    plan: plan && edited(plan),
    linkables: spotsOn(level).map(linkable),
    sources: plans
      .filter((other) => other.level !== level && other.outlines.length > 0)
      .map(({ level: other, imageWidth, imageHeight, outlines }) => ({
        floor: other,
        name: levelToCopy(parkingLevelName(other), outlines.length),
        image: { imageWidth, imageHeight },
        outlines,
        linkableIds: spotsOn(other).map(({ id }) => id),
      })),
    target: { uploader: 'parkingPlan', level },
  }
}

function edited({ level, createdAt: _, updatedAt: __, ...plan }: ParkingPlan): EditedPlan {
  return { ...plan, place: String(level) }
}

function linkable({ id, number, type, size }: PublicParkingSpot): Linkable {
  return { id, number, details: [`${parkingTypeLabels[type]}, ${formatParkingSize(size)}`] }
}

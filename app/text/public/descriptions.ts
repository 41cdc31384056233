/** Descriptions for search engines and link previews. Used by loaders only, so that browsers do not load them. */

import { type Building, parkingLevelName, placeName } from '../../../domain/building/building.ts'
import type { FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import type { PublicParkingSpot } from '../../../domain/parking/parking.ts'
import { formatParkingSize } from '../../../domain/parking/parking-size.ts'
import { parkingSpotName, parkingTypeLabels } from '../../../domain/parking/parking-type.ts'
import { parkingStatusLabels } from '../../../domain/status.ts'
import { apartmentsText } from '../apartments.ts'
import { buildingNamed } from '../site.ts'
import { homeText } from './home.ts'
import { capitalize } from './number-words.ts'

export const floorPreview = { plan: 'Етажен план' }

export function describeBuilding({ name }: Building, apartments: { status: string }[]): string {
  const free = apartments.filter(({ status }) => status === 'available').length
  const counts = `${apartmentsText.count(apartments.length)}, ${homeText.availability.count(free)}`
  return `${capitalize(buildingNamed(name))} по входове и етажи: ${counts}. Изберете етаж или апартамент и вижте наличността на живо.`
}

export function describeFloor(
  building: Building,
  place: FloorPlanPlace,
  apartments: { status: string }[],
): string {
  const free = apartments.filter(({ status }) => status === 'available').length
  const counts = `${apartmentsText.count(apartments.length)}, ${homeText.availability.count(free)}`
  return `Етажен план на ${buildingNamed(building.name)}, ${placeName(building, place)}: ${counts}. Изберете апартамент направо от плана.`
}

export function describeParkingSpot(building: Building, spot: PublicParkingSpot): string {
  const { floor, type, size, status, price } = spot
  const labels = [parkingLevelName(building, floor), parkingTypeLabels[type], parkingStatusLabels[status]]
  const [level, kind, state] = labels.map((word) => word.toLowerCase())
  const shown = [level, kind, formatParkingSize(size), state, formatPrice(price)].filter(Boolean)
  return `${parkingSpotName(spot)} в ${buildingNamed(building.name)}: ${shown.join(', ')}.`
}

import { type Building, entranceLetter, formatFloor } from '../../domain/building/building.ts'
import type { PanoramaPlace } from '../../domain/panorama/panorama.ts'
import { places } from '../public/bg/places.ts'

/** „етажи 5–7“, „вход А, етаж 3“: the floors of a panorama, which has no other name. */
export function panoramaName(building: Building, { entrance, firstFloor, lastFloor }: PanoramaPlace): string {
  const floors =
    firstFloor === lastFloor
      ? places.floor(building, { floor: firstFloor, entrance: entrance || undefined })
      : `етажи ${formatFloor(firstFloor)}–${formatFloor(lastFloor)}`
  return entrance ? `вход ${entranceLetter(building, entrance)}, ${floors}` : floors
}

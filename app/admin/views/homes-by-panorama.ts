import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { nearestPanorama } from '../../../domain/panorama/nearest-panorama.ts'
import type { Panorama } from '../../../domain/panorama/panorama.ts'

export type HomeWithView = Pick<ApartmentListItem, 'id' | 'number' | 'entrance'>

/** Which homes show which panorama, by its id. */
export function homesByPanorama(
  panoramas: readonly Panorama[],
  apartments: readonly ApartmentListItem[],
): Map<string, HomeWithView[]> {
  const homes = new Map<string, HomeWithView[]>()
  for (const apartment of apartments) {
    const panorama = nearestPanorama(panoramas, apartment)
    if (!panorama) continue
    const { id, number, entrance } = apartment
    homes.set(panorama.id, [...(homes.get(panorama.id) ?? []), { id, number, entrance }])
  }
  return homes
}

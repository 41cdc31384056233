import type { ApartmentFilters } from '../../../domain/apartment/apartment-filters.ts'
import { apartmentTypeLabels } from '../../../domain/apartment/apartment-type.ts'
import { entranceName } from '../../../domain/building.ts'
import { formatNumber } from '../../../domain/formats/measures.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'

/** What a list was narrowed to, as text. */
export function describeFilters(filters: ApartmentFilters): string[] {
  const { entrance, floor, type, status, available, maxPrice, minArea } = filters
  const isTwiceFree = available && status === 'available'
  return [
    entrance && entranceName(entrance),
    floor && `етаж ${floor}`,
    type && apartmentTypeLabels[type],
    status && !isTwiceFree && apartmentStatusLabels[status],
    available && 'само свободни',
    maxPrice && `цена до ${formatPrice(maxPrice)}`,
    minArea && `площ от ${formatNumber(minArea)} м²`,
  ].filter((text) => typeof text === 'string')
}

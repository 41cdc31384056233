import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { navigatorText as text } from '../../text/public/navigator.ts'

/** What an apartment is called wherever there is only its number or its outline to see. */
export function apartmentName({
  number,
  status,
  area,
}: Pick<PublicApartment, 'number' | 'status' | 'area'>): string {
  return `${text.apartment(number)}, ${apartmentStatusLabels[status]}, ${formatArea(area)}`
}

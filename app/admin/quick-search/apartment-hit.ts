import { href } from 'react-router'
import type { Apartment } from '../../../domain/apartment/apartment.ts'
import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import { type Building, entranceLetter } from '../../../domain/building/building.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { draftText } from '../../../text/admin/apartments.ts'
import { quickSearchText as text } from '../../../text/admin/lists.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { places } from '../../../text/public/bg/places.ts'
import { type Hit, inOneLine } from './match-names.ts'

/** A draft is not for sale, so its mark stands in place of its status. */
export function apartmentHit(
  building: Building,
  apartment: ApartmentListItem & Pick<Apartment, 'isDraft'>,
): Hit {
  const { id, number, entrance, type, status, price, isDraft } = apartment
  return {
    group: 'apartments',
    to: href('/admin/apartments/:id', { id }),
    label: text.apartment(number, entranceLetter(building, entrance)),
    note: inOneLine([
      places.floors(building, apartment),
      apartmentTypeName(building, type),
      isDraft ? draftText.mark : labels.apartmentStatus[status],
      formatPrice(price),
    ]),
  }
}

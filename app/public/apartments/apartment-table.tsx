import { href } from 'react-router'
import type { ApartmentListItem } from '../../../domain/apartment/apartment-list-item.ts'
import { type ApartmentSortKey, apartmentSortKeys } from '../../../domain/apartment/apartment-sort.ts'
import { apartmentTypeLabels } from '../../../domain/apartment/apartment-type.ts'
import { exposureLabels } from '../../../domain/apartment/exposure.ts'
import { floorSpan } from '../../../domain/apartment/format-floors.ts'
import { entranceLetters } from '../../../domain/building.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import type { Sort } from '../../../domain/lists/sort.ts'
import { priceLabel } from '../../../domain/price-label.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { listText } from '../../text/apartment-list.ts'
import { apartmentsText } from '../../text/apartments.ts'
import { CardTable, RowLink } from '../../ui/card-table.tsx'
import { PlacedRow, placedCell } from '../../ui/placed-cells.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

const { actions: _, ...columns } = apartmentsText.columns

interface Props {
  apartments: ApartmentListItem[]
  sort: Sort<ApartmentSortKey> | undefined
}

/** See apartment-lists.css. */
const layout = { frame: 'apartment-frame', table: 'apartment-list' }

export function PublicApartmentTable({ apartments, sort }: Props) {
  return (
    <CardTable
      label={apartmentsText.title}
      columns={columns}
      sortable={apartmentSortKeys}
      sort={sort}
      layout={layout}
    >
      {apartments.map((apartment) => (
        <Row key={apartment.id} apartment={apartment} />
      ))}
    </CardTable>
  )
}

function Row({ apartment }: { apartment: ApartmentListItem }) {
  const { id, number, secondaryFloor, status } = apartment
  return (
    <PlacedRow>
      {placedCell('entrance', entranceLetters[apartment.entrance], columns.entrance)}
      {placedCell('number', <RowLink to={href('/apartments/:id', { id })}>{number}</RowLink>, columns.number)}
      {placedCell('floor', floorSpan(apartment), secondaryFloor === null ? columns.floor : listText.floors)}
      {placedCell('type', apartmentTypeLabels[apartment.type])}
      {placedCell('exposure', exposureLabels[apartment.exposure])}
      {placedCell('netArea', formatArea(apartment.netArea), columns.netArea)}
      {placedCell('area', formatArea(apartment.area), columns.area)}
      {placedCell('price', priceLabel(apartment))}
      {placedCell('status', <StatusBadge status={status} label={apartmentStatusLabels[status]} />)}
    </PlacedRow>
  )
}

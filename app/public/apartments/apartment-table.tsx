import { href } from 'react-router'
import { type ApartmentSortKey, apartmentSortKeys } from '../../../domain/apartment/apartment-sort.ts'
import { apartmentTypeLabels } from '../../../domain/apartment/apartment-type.ts'
import { exposureLabels } from '../../../domain/apartment/exposure.ts'
import { floorRange } from '../../../domain/apartment/floor-range.ts'
import type { ListedApartment } from '../../../domain/apartment/listed-apartment.ts'
import { entranceLetters } from '../../../domain/building.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import type { Sort } from '../../../domain/lists/sort.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { apartmentsText } from '../../text/apartments.ts'
import { CardRow, CardTable, cell, RowLink } from '../../ui/card-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

const { actions: _, ...columns } = apartmentsText.columns

interface Props {
  apartments: ListedApartment[]
  sort: Sort<ApartmentSortKey> | undefined
}

export function ApartmentTable({ apartments, sort }: Props) {
  return (
    <CardTable label={apartmentsText.title} columns={columns} sortable={apartmentSortKeys} sort={sort} wide>
      {apartments.map((apartment) => (
        <Row key={apartment.id} apartment={apartment} />
      ))}
    </CardTable>
  )
}

function Row({ apartment }: { apartment: ListedApartment }) {
  return (
    <CardRow>
      {cell(columns.entrance, entranceLetters[apartment.entrance])}
      {cell(
        columns.number,
        <RowLink to={href('/apartments/:id', { id: apartment.id })}>{apartment.number}</RowLink>,
      )}
      {cell(columns.floor, floorRange(apartment))}
      {cell(columns.type, apartmentTypeLabels[apartment.type])}
      {cell(columns.exposure, exposureLabels[apartment.exposure])}
      {cell(columns.netArea, formatArea(apartment.netArea))}
      {cell(columns.area, formatArea(apartment.area))}
      {cell(columns.price, formatPrice(apartment.price))}
      {cell(
        columns.status,
        <StatusBadge status={apartment.status} label={apartmentStatusLabels[apartment.status]} />,
      )}
    </CardRow>
  )
}

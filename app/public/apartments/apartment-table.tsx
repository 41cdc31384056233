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
import { CardRow, CardTable, Cell, RowLink } from '../../ui/card-table.tsx'
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
      <Cell label={columns.entrance}>{entranceLetters[apartment.entrance]}</Cell>
      <Cell label={columns.number}>
        <RowLink to={href('/apartments/:id', { id: apartment.id })}>{apartment.number}</RowLink>
      </Cell>
      <Cell label={columns.floor}>{floorRange(apartment)}</Cell>
      <Cell label={columns.type}>{apartmentTypeLabels[apartment.type]}</Cell>
      <Cell label={columns.exposure}>{exposureLabels[apartment.exposure]}</Cell>
      <Cell label={columns.netArea}>{formatArea(apartment.netArea)}</Cell>
      <Cell label={columns.area}>{formatArea(apartment.area)}</Cell>
      <Cell label={columns.price}>{formatPrice(apartment.price)}</Cell>
      <Cell label={columns.status}>
        <StatusBadge status={apartment.status} label={apartmentStatusLabels[apartment.status]} />
      </Cell>
    </CardRow>
  )
}

import { href } from 'react-router'
import { apartmentTypeLabels, exposureLabels, floorRange } from '../../../domain/apartment.ts'
import { type ApartmentSort, apartmentSortKeys } from '../../../domain/apartment-sort.ts'
import { entranceLetters } from '../../../domain/building.ts'
import { formatArea } from '../../../domain/measures.ts'
import { formatPrice } from '../../../domain/money.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { apartmentsText } from '../../text/apartments.ts'
import { CardRow, CardTable, Cell, RowLink } from '../../ui/card-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { ListedApartment } from './listed-apartment.ts'
import { SortableHead } from './sortable-head.tsx'

const { columns } = apartmentsText

interface Props {
  apartments: ListedApartment[]
  sort: ApartmentSort | undefined
}

export function ApartmentTable({ apartments, sort }: Props) {
  const heads = apartmentSortKeys.map((key) => <SortableHead key={key} column={key} sort={sort} />)
  return (
    <CardTable label={apartmentsText.title} heads={heads} wide>
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

import { href } from 'react-router'
import { type ApartmentSortKey, apartmentSortKeys } from '../../../domain/apartment/apartment-sort.ts'
import { apartmentTypeLabels } from '../../../domain/apartment/apartment-type.ts'
import { exposureLabels } from '../../../domain/apartment/exposure.ts'
import { floorRange } from '../../../domain/apartment/floor-range.ts'
import type { EditableApartment } from '../../../domain/apartment/listed-apartment.ts'
import { entranceLetters } from '../../../domain/building.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import type { Sort } from '../../../domain/lists/sort.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { apartmentsText } from '../../text/apartments.ts'
import { adminText } from '../../text/office/admin.ts'
import { apartmentFormText } from '../../text/office/apartment-form.ts'
import { PlacedRow, placedCell } from '../../ui/placed-cells.tsx'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { DeleteButton } from '../delete/delete-button.tsx'
import { EditLink } from '../form/edit-link.tsx'
import { StatusSelect } from '../status/status-select.tsx'

/** See apartment-lists.css. */
const layout = { frame: 'apartment-frame', table: 'apartment-list office-apartments' }
const { columns } = apartmentsText

interface ApartmentTableProps {
  apartments: EditableApartment[]
  sort: Sort<ApartmentSortKey> | undefined
}

export function ApartmentTable({ apartments, sort }: ApartmentTableProps) {
  return (
    <ScrollTable
      label={apartmentsText.title}
      columns={columns}
      sortable={apartmentSortKeys}
      sort={sort}
      minWidth="min-w-[43rem]"
      layout={layout}
    >
      {apartments.map((apartment) => (
        <Row key={apartment.id} apartment={apartment} />
      ))}
    </ScrollTable>
  )
}

function Row({ apartment }: { apartment: EditableApartment }) {
  const { id, number, revision, status } = apartment
  const url = href('/admin/apartments/:id', { id })
  const name = apartmentFormText.name(number)
  return (
    <PlacedRow className="bg-white hover:bg-sea-50">
      {placedCell('entrance', entranceLetters[apartment.entrance], columns.entrance)}
      {placedCell('number', <b>{number}</b>)}
      {placedCell('floor', floorRange(apartment))}
      {placedCell('type', apartmentTypeLabels[apartment.type])}
      {placedCell('exposure', exposureLabels[apartment.exposure])}
      {placedCell('netArea', formatArea(apartment.netArea))}
      {placedCell('area', formatArea(apartment.area))}
      {placedCell('price', formatPrice(apartment.price))}
      {placedCell(
        'status',
        <StatusSelect
          {...{ id, revision, status }}
          label={adminText.statusOf(number)}
          labels={apartmentStatusLabels}
        />,
      )}
      {placedCell(
        'actions',
        <span className="flex">
          <EditLink to={url} name={name} />
          <DeleteButton to={url} name={name} warning={apartmentFormText.deleteWarning} compact />
        </span>,
      )}
    </PlacedRow>
  )
}

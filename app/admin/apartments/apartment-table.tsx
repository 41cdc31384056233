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
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { DeleteButton } from '../delete/delete-button.tsx'
import { EditLink } from '../form/edit-link.tsx'
import { StatusSelect } from '../status/status-select.tsx'

const cell = 'px-2.5 py-1'

interface ApartmentTableProps {
  apartments: EditableApartment[]
  sort: Sort<ApartmentSortKey> | undefined
}

export function ApartmentTable({ apartments, sort }: ApartmentTableProps) {
  return (
    <ScrollTable
      label={apartmentsText.title}
      columns={apartmentsText.columns}
      sortable={apartmentSortKeys}
      sort={sort}
      minWidth="min-w-[1400px]"
      pinned
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
    <tr className="bg-white hover:bg-sea-50">
      <td className={cell}>{entranceLetters[apartment.entrance]}</td>
      <td className={`${cell} font-bold`}>{number}</td>
      <td className={`${cell} whitespace-nowrap`}>{floorRange(apartment)}</td>
      <td className={cell}>{apartmentTypeLabels[apartment.type]}</td>
      <td className={cell}>{exposureLabels[apartment.exposure]}</td>
      <td className={`${cell} tabular-nums`}>{formatArea(apartment.netArea)}</td>
      <td className={`${cell} tabular-nums`}>{formatArea(apartment.area)}</td>
      <td className={`${cell} whitespace-nowrap tabular-nums`}>{formatPrice(apartment.price)}</td>
      <td className={cell}>
        <StatusSelect
          {...{ id, revision, status }}
          label={adminText.statusOf(number)}
          labels={apartmentStatusLabels}
        />
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <EditLink to={url} name={name} />
        <DeleteButton to={url} name={name} warning={apartmentFormText.deleteWarning} compact />
      </td>
    </tr>
  )
}

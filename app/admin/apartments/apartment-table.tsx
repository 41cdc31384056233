import { href } from 'react-router'
import { type ApartmentSortKey, apartmentSortKeys } from '../../../domain/apartment-sort.ts'
import { apartmentTypeLabels } from '../../../domain/apartment-type.ts'
import { entranceLetters } from '../../../domain/building.ts'
import { exposureLabels } from '../../../domain/exposure.ts'
import { floorRange } from '../../../domain/floor-range.ts'
import type { EditableApartment } from '../../../domain/listed-apartment.ts'
import { formatArea } from '../../../domain/measures.ts'
import { formatPrice } from '../../../domain/money.ts'
import type { Sort } from '../../../domain/sort.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { adminText } from '../../text/admin.ts'
import { apartmentFormText } from '../../text/apartment-form.ts'
import { apartmentsText } from '../../text/apartments.ts'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { EditLink } from '../form/edit-link.tsx'
import { StatusSelect } from '../status-select.tsx'

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
  const address = href('/admin/apartments/:id', { id })
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
        <EditLink to={address} name={name} />
        <DeleteButton to={address} name={name} warning={apartmentFormText.deleteWarning} compact />
      </td>
    </tr>
  )
}

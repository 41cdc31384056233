import { href } from 'react-router'
import { parkingLevelName } from '../../../domain/building.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import type { Sort } from '../../../domain/lists/sort.ts'
import type { ParkingSpot } from '../../../domain/parking/parking.ts'
import { type ParkingSortKey, parkingSortKeys } from '../../../domain/parking/parking-sort.ts'
import { parkingTypeLabels } from '../../../domain/parking/parking-type.ts'
import { parkingStatusLabels } from '../../../domain/status.ts'
import { adminText } from '../../text/office/admin.ts'
import { parkingFormText as text } from '../../text/office/parking-form.ts'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { DeleteButton } from '../delete/delete-button.tsx'
import { EditLink } from '../form/edit-link.tsx'
import { StatusSelect } from '../status/status-select.tsx'

const cell = 'px-2.5 py-1'

interface ParkingTableProps {
  spots: ParkingSpot[]
  sort: Sort<ParkingSortKey> | undefined
}

export function ParkingTable({ spots, sort }: ParkingTableProps) {
  return (
    <ScrollTable
      label={adminText.screens.parking}
      columns={text.columns}
      sortable={parkingSortKeys}
      sort={sort}
      minWidth="min-w-[860px]"
    >
      {spots.map((spot) => (
        <Row key={spot.id} spot={spot} />
      ))}
    </ScrollTable>
  )
}

function Row({
  spot: { id, number, revision, status, floor, type, size, price, internalNotes },
}: {
  spot: ParkingSpot
}) {
  const url = href('/admin/parking/:id', { id })
  const name = text.name(number)
  return (
    <tr className="hover:bg-sea-50">
      <td className={`${cell} font-bold whitespace-nowrap`}>{number}</td>
      <td className={`${cell} whitespace-nowrap`}>{parkingLevelName(floor)}</td>
      <td className={cell}>{parkingTypeLabels[type]}</td>
      <td className={`${cell} whitespace-nowrap`}>{size}</td>
      <td className={`${cell} whitespace-nowrap tabular-nums`}>{formatPrice(price)}</td>
      <td className={cell}>
        <StatusSelect
          {...{ id, revision, status }}
          name={text.title(number)}
          list={href('/admin/parking')}
          label={adminText.statusOfParkingSpot(number)}
          labels={parkingStatusLabels}
        />
      </td>
      <td className={`${cell} w-full`}>
        <p className="line-clamp-2 text-sm wrap-anywhere" title={internalNotes}>
          {internalNotes}
        </p>
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <EditLink to={url} name={name} />
        <DeleteButton to={url} name={name} compact />
      </td>
    </tr>
  )
}

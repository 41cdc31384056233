import { href, Link, useLocation } from 'react-router'
import { formatPrice } from '../../../domain/formats/money.ts'
import type { Sort } from '../../../domain/lists/sort.ts'
import type { ParkingSpot } from '../../../domain/parking/parking.ts'
import { type ParkingSortKey, parkingSortKeys } from '../../../domain/parking/parking-sort.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { parkingFormText as text } from '../../../text/admin/parking.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { parkingText } from '../../../text/public/bg/parking.ts'
import { places } from '../../../text/public/bg/places.ts'
import { useBuilding } from '../../building.ts'
import { PlacedRow, placedCell } from '../../ui/card-table.tsx'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { rowClassName, SelectAllBox, selectCell } from '../bulk/select-cells.tsx'
import { DeleteButton } from '../delete/delete-button.tsx'
import { EditLink } from '../form/edit-link.tsx'
import { StatusSelect } from '../row-changes/status-select.tsx'
import type { Selection } from '../selection/use-selection.ts'
import { useRole } from '../session/use-role.ts'

/** See admin-parking.css. */
const layout = { frame: 'admin-parking-frame', table: 'admin-parking' }

interface ParkingTableProps {
  spots: readonly ParkingSpot[]
  sort: Sort<ParkingSortKey> | undefined
  /** Absent for agents, who cannot change parking spots. */
  selection: Selection | undefined
}

export function AdminParkingTable({ spots, sort, selection }: ParkingTableProps) {
  const seesNotes = useRole() === 'admin'
  const { internalNotes, actions, ...others } = text.columns
  return (
    <ScrollTable
      label={adminText.screens.parking}
      columns={{
        ...(selection && { select: <SelectAllBox selection={selection} /> }),
        ...others,
        ...(seesNotes && { internalNotes }),
        actions,
      }}
      sortable={parkingSortKeys}
      sort={sort}
      minWidth="min-w-0"
      layout={layout}
      maxHeight="max-h-[max(24rem,calc(100dvh-14rem))]"
    >
      {spots.map((spot) => (
        <Row key={spot.id} spot={spot} selection={selection} />
      ))}
    </ScrollTable>
  )
}

function Row({
  spot: { id, number, revision, status, floor, type, size, price, internalNotes },
  selection,
}: {
  spot: ParkingSpot
  selection: Selection | undefined
}) {
  const building = useBuilding()
  const url = href('/admin/parking/:id', { id })
  const name = text.name(number)
  const { search } = useLocation()
  const seesNotes = useRole() === 'admin'
  return (
    <PlacedRow data-row={id} className={rowClassName(selection?.has(id))}>
      {selection && selectCell({ id, name, selection })}
      {placedCell(
        'number',
        <Link to={url + search} aria-label={text.title(number)} className="number-link">
          {number}
        </Link>,
      )}
      {placedCell('floor', places.parkingLevel(building, floor))}
      {placedCell('type', labels.parkingType[type])}
      {placedCell('size', parkingText.size(size))}
      {placedCell('price', formatPrice(price))}
      {placedCell(
        'status',
        <StatusSelect
          {...{ id, revision, status }}
          name={text.title(number)}
          list={href('/admin/parking')}
          label={adminText.statusOfParkingSpot(number)}
          labels={labels.parkingStatus}
        />,
      )}
      {seesNotes &&
        placedCell(
          'internalNotes',
          internalNotes && (
            <p className="line-clamp-2 text-sm wrap-anywhere" title={internalNotes}>
              {internalNotes}
            </p>
          ),
        )}
      {placedCell(
        'actions',
        <span className="flex">
          <EditLink to={url} name={name} />
          <DeleteButton to={url} name={name} warning={text.deleteWarning} restorable compact />
        </span>,
      )}
    </PlacedRow>
  )
}

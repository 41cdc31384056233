import { href } from 'react-router'
import { parkingLevelName } from '../../../domain/building.ts'
import type { Sort } from '../../../domain/lists/sort.ts'
import type { PublicParkingSpot } from '../../../domain/parking/parking.ts'
import { formatParkingSize } from '../../../domain/parking/parking-size.ts'
import { type ParkingSortKey, parkingSortKeys } from '../../../domain/parking/parking-sort.ts'
import { parkingTypeLabels } from '../../../domain/parking/parking-type.ts'
import { priceLabel } from '../../../domain/price-label.ts'
import { parkingStatusLabels } from '../../../domain/status.ts'
import { parkingText } from '../../text/public/parking.ts'
import { CardRow, CardTable, cell, RowLink } from '../../ui/card-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

const { columns } = parkingText

type ParkingSpotListItem = Omit<PublicParkingSpot, 'createdAt' | 'updatedAt'>

/** All that are listed are on one floor. */
const sortable = parkingSortKeys.filter((key) => key !== 'floor')

interface Props {
  spots: ParkingSpotListItem[]
  sort: Sort<ParkingSortKey> | undefined
}

/** Its cards on a phone are laid out in styles/parking-list.css. */
export function PublicParkingTable({ spots, sort }: Props) {
  return (
    <div className="parking-list">
      <CardTable label={parkingText.title} columns={columns} sortable={sortable} sort={sort}>
        {spots.map((spot) => (
          <CardRow key={spot.id}>
            {cell(
              columns.number,
              <RowLink to={href('/parking/:id', { id: spot.id })}>{spot.number}</RowLink>,
            )}
            {cell(columns.floor, parkingLevelName(spot.floor))}
            {cell(columns.type, parkingTypeLabels[spot.type])}
            {cell(columns.size, formatParkingSize(spot.size))}
            {cell(columns.price, priceLabel(spot))}
            {cell(
              columns.status,
              <StatusBadge status={spot.status} label={parkingStatusLabels[spot.status]} />,
            )}
          </CardRow>
        ))}
      </CardTable>
    </div>
  )
}

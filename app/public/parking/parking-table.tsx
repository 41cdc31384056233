import { href } from 'react-router'
import { parkingLevelName } from '../../../domain/building.ts'
import { formatPrice } from '../../../domain/money.ts'
import { type PublicParkingSpot, parkingTypeLabels } from '../../../domain/parking.ts'
import { parkingStatusLabels } from '../../../domain/status.ts'
import { parkingText } from '../../text/parking.ts'
import { CardRow, CardTable, Cell, Head, RowLink } from '../../ui/card-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

const { columns } = parkingText

type ListedSpot = Omit<PublicParkingSpot, 'createdAt' | 'updatedAt'>

export function ParkingTable({ spots }: { spots: ListedSpot[] }) {
  const heads = Object.values(columns).map((column) => <Head key={column}>{column}</Head>)
  return (
    <CardTable label={parkingText.title} heads={heads}>
      {spots.map((spot) => (
        <CardRow key={spot.id}>
          <Cell label={columns.number}>
            <RowLink to={href('/parking/:id', { id: spot.id })}>{spot.number}</RowLink>
          </Cell>
          <Cell label={columns.floor}>{parkingLevelName(spot.floor)}</Cell>
          <Cell label={columns.type}>{parkingTypeLabels[spot.type]}</Cell>
          <Cell label={columns.size}>{spot.size}</Cell>
          <Cell label={columns.price}>{formatPrice(spot.price)}</Cell>
          <Cell label={columns.status}>
            <StatusBadge status={spot.status} label={parkingStatusLabels[spot.status]} />
          </Cell>
        </CardRow>
      ))}
    </CardTable>
  )
}

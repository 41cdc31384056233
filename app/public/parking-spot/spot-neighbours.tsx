import { href, Link } from 'react-router'
import { parkingSpotName } from '../../../domain/parking/parking-spot-name.ts'
import type { ParkingType } from '../../../domain/parking/parking-type.ts'
import { parkingStatusLabels, type Status } from '../../../domain/status.ts'
import { parkingText as text } from '../../text/public/parking.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'

interface Neighbour {
  id: string
  number: string
  type: ParkingType
  status: Status
}

/** The places before and after this one, by number, on the same level. */
export function SpotNeighbours({ spots }: { spots: Neighbour[] }) {
  if (spots.length === 0) return null
  return (
    <nav aria-label={text.neighbours} className="mt-8">
      <h2 className="text-xl">{text.neighbours}</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {spots.map((spot) => (
          <li key={spot.id}>
            <Link
              to={href('/parking/:id', { id: spot.id })}
              className="flex min-h-14 flex-wrap items-center justify-between gap-2 rounded-card bg-white px-4 py-2 font-bold text-sea-900 shadow-card hover:shadow-lg"
            >
              {parkingSpotName(spot)}
              <StatusBadge status={spot.status} label={parkingStatusLabels[spot.status]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

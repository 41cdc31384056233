import { href, Link } from 'react-router'
import { type ParkingLevel, parkingLevels } from '../../../domain/building.ts'
import { parkingFormText } from '../../text/admin/parking-form.ts'
import { LevelFilter } from '../parking/level-filter.tsx'

/** Which level is drawn, and the way back to the places on it. */
export function LevelChoice({ level }: { level: ParkingLevel }) {
  return (
    <div>
      <Link
        to={`${href('/admin/parking')}?level=${level}`}
        className="inline-flex min-h-9 items-center text-sea-700 underline-offset-4 hover:underline"
      >
        ← {parkingFormText.toSpots}
      </Link>
      <LevelFilter level={level} choices={parkingLevels} />
    </div>
  )
}

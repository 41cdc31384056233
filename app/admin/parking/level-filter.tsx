import { Link, useSearchParams } from 'react-router'
import type { ParkingLevel } from '../../../domain/building/building.ts'
import { onParkingLevel } from '../../../domain/parking/on-parking-level.ts'
import { parkingFormText as text } from '../../../text/admin/parking.ts'
import { places } from '../../../text/public/bg/places.ts'
import { useBuilding } from '../../building.ts'

const className =
  'inline-flex min-h-9 items-center rounded-full border border-sea-200 bg-white px-4 text-sm font-semibold text-sea-800 hover:border-sea-500 aria-[current=true]:border-sea-700 aria-[current=true]:bg-sea-700 aria-[current=true]:text-white'

interface LevelFilterProps {
  level: ParkingLevel | undefined
  choices: readonly (ParkingLevel | undefined)[]
}

/** Links to each level, and to all of them where `choices` contains undefined. The URL holds the choice. */
export function LevelFilter({ level, choices }: LevelFilterProps) {
  const building = useBuilding()
  const [query] = useSearchParams()
  return (
    <nav aria-label={text.level} className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <Link
          key={choice ?? 'all'}
          to={onParkingLevel(query, choice)}
          replace
          preventScrollReset
          aria-current={choice === level ? 'true' : undefined}
          className={className}
        >
          {choice === undefined ? text.allLevels : places.parkingLevel(building, choice)}
        </Link>
      ))}
    </nav>
  )
}

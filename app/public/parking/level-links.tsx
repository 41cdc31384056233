import { Link, useSearchParams } from 'react-router'
import { parkingLevelName } from '../../../domain/building.ts'
import { onParkingLevel } from '../../../domain/parking/parking.ts'
import { parkingText as text } from '../../text/public/parking.ts'

export function LevelLinks({ levels, current }: { levels: number[]; current: number }) {
  const [query] = useSearchParams()
  return (
    <nav aria-label={text.levels} className="flex flex-wrap gap-2">
      {levels.map((level) => (
        <Link
          key={level}
          to={onParkingLevel(query, level)}
          replace
          preventScrollReset
          aria-current={level === current ? 'page' : undefined}
          className="min-h-11 rounded-full border border-sea-200 bg-white px-5 py-2.5 font-semibold text-sea-800 hover:border-sea-500 aria-[current=page]:border-sea-900 aria-[current=page]:bg-sea-900 aria-[current=page]:text-white"
        >
          {parkingLevelName(level)}
        </Link>
      ))}
    </nav>
  )
}

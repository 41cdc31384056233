import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Entrance, entranceName, entrances, floors } from '../../../domain/building.ts'
import type { FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { navigatorText as text } from '../../text/public/navigator.ts'
import { placeUrl } from '../navigator-urls.ts'

export function FloorChoice({ entrance, floor }: FloorPlanPlace) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2 max-sm:w-full">
      <nav aria-label={text.entrance} className="flex gap-1.5">
        {entrances.map((option) => (
          <FloorOptionLink key={option} entrance={option} floor={floor} isCurrent={option === entrance}>
            {entranceName(option)}
          </FloorOptionLink>
        ))}
      </nav>
      <nav
        aria-label={text.floor}
        className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5 max-sm:w-full sm:flex sm:flex-wrap"
      >
        {floors.map((option) => (
          <FloorOptionLink key={option} entrance={entrance} floor={option} isCurrent={option === floor}>
            <span className="sr-only">{text.floor} </span>
            {option}
          </FloorOptionLink>
        ))}
      </nav>
    </div>
  )
}

interface FloorOptionLinkProps {
  entrance: Entrance
  floor: number
  isCurrent: boolean
  children: ReactNode
}

function FloorOptionLink({ entrance, floor, isCurrent, children }: FloorOptionLinkProps) {
  return (
    <Link
      to={placeUrl({ entrance, floor })}
      prefetch="intent"
      preventScrollReset
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-11 min-w-11 items-center justify-center rounded-lg border border-sea-200 bg-white px-2 font-semibold text-sea-800 tabular-nums transition-colors hover:border-sea-500 hover:bg-sea-50 aria-[current=page]:border-sea-800 aria-[current=page]:bg-sea-800 aria-[current=page]:text-white"
    >
      {children}
    </Link>
  )
}

import { ChevronLeft } from 'lucide-react'
import { href, Link } from 'react-router'
import { placeName } from '../../../domain/building.ts'
import type { FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { navigatorText as text } from '../../text/public/navigator.ts'
import { FloorChoice } from './floor-choice.tsx'

/** Where one is, and the ways to everywhere else. */
export function FloorHead(place: FloorPlanPlace) {
  return (
    <div className="[grid-area:head] flex flex-wrap items-end justify-between gap-x-6 gap-y-3 flat:flex-col flat:items-start in-data-full:hidden">
      <div>
        <Link
          to={href('/navigator')}
          prefetch="intent"
          className="off-paper -ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-sea-700 hover:underline"
        >
          <ChevronLeft className="size-5" aria-hidden="true" />
          {text.backToBuilding}
        </Link>
        <h1 className="text-3xl sm:text-4xl flat:text-2xl">{placeName(place)}</h1>
      </div>
      <FloorChoice {...place} />
    </div>
  )
}

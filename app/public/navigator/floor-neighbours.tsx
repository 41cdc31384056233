import { ArrowLeftRight, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { entranceName } from '../../../domain/building.ts'
import type { FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { navigatorText as text } from '../../text/public/navigator.ts'
import { placeUrl } from '../navigator-urls.ts'
import { neighboursOf } from './neighbours.ts'

/** Below the plan, where a thumb is: the same ways that swiping over the plan takes. */
export function FloorNeighbours(place: FloorPlanPlace) {
  const { below, above, beside } = neighboursOf(place)
  return (
    <nav
      aria-label={text.neighbours}
      className="hidden items-center justify-between border-t border-sand-200 text-sm font-semibold text-sea-700 sheet:flex sheet:flex-wrap in-data-full:flex"
    >
      <Way to={below} className="justify-start">
        <ChevronLeft className="size-5 shrink-0" aria-hidden="true" />
        {below && text.toFloor(below.floor)}
      </Way>
      <Way to={beside} className="justify-center">
        <ArrowLeftRight className="size-4 shrink-0" aria-hidden="true" />
        {entranceName(beside.entrance)}
      </Way>
      <Way to={above} className="justify-end">
        {above && text.toFloor(above.floor)}
        <ChevronRight className="size-5 shrink-0" aria-hidden="true" />
      </Way>
    </nav>
  )
}

interface WayProps {
  to: FloorPlanPlace | undefined
  className: string
  children: ReactNode
}

function Way({ to, className, children }: WayProps) {
  if (!to) return <span />
  return (
    <Link
      to={placeUrl(to)}
      prefetch="intent"
      preventScrollReset
      className={`flex min-h-12 items-center gap-1 px-3 hover:bg-sea-50 ${className}`}
    >
      {children}
    </Link>
  )
}

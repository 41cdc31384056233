import { ArrowLeftRight, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import {
  type Entrance,
  entranceName,
  entrances,
  floors,
  placeName,
} from '../../../domain/building/building.ts'
import type { FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { navigatorText as text } from '../../text/public/navigator.ts'
import { placeUrl } from '../navigator-urls.ts'

/** Below the plan on a phone: the floors that swiping over the plan leads to. */
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

interface AdjacentFloors {
  below: FloorPlanPlace | undefined
  above: FloorPlanPlace | undefined
  beside: FloorPlanPlace
}

export function neighboursOf({ entrance, floor }: FloorPlanPlace): AdjacentFloors {
  const at = (other: number) => (floors.includes(other) ? { entrance, floor: other } : undefined)
  return { below: at(floor - 1), above: at(floor + 1), beside: { entrance: otherThan(entrance), floor } }
}

function otherThan(entrance: Entrance): Entrance {
  return entrances.find((other) => other !== entrance) ?? entrance
}

export function FloorHead(place: FloorPlanPlace) {
  return (
    <div className="[grid-area:head] flex flex-wrap items-end justify-between gap-x-6 gap-y-3 flat:flex-col flat:items-start in-data-full:hidden">
      <div>
        <Link
          to={href('/navigator')}
          prefetch="intent"
          className="screen-only -ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-sea-700 hover:underline"
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

function FloorChoice({ entrance, floor }: FloorPlanPlace) {
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

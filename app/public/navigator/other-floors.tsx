import { ArrowLeftRight, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  type Building,
  type Entrance,
  floorLabel,
  floorsOfEntrance,
  hasFloorName,
} from '../../../domain/building/building.ts'
import type { FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { navigatorSection } from '../../../text/public/sections/navigator.ts'
import { useBuilding } from '../../building.ts'
import { useLocale } from '../../locale.tsx'
import { WrittenLine } from '../../written.tsx'
import { useFilterQuery } from './filter-query.ts'

/** Below the plan on a phone: the floors that swiping over the plan leads to. */
export function FloorNeighbours(place: FloorPlanPlace) {
  const building = useBuilding()
  const { navigator, places } = useLocale(navigatorSection).text
  const { below, above, beside } = neighboursOf(building, place)
  return (
    <nav
      aria-label={navigator.neighbours}
      className="hidden items-center justify-between border-t border-sand-200 text-sm font-semibold text-sea-700 sheet:flex sheet:flex-wrap in-data-full:flex"
    >
      <Way to={below} className="justify-start">
        <ChevronLeft className="size-5 shrink-0" aria-hidden="true" />
        {below && <WrittenLine text={places.floorTitle(building, below)} />}
      </Way>
      <Way to={beside} className="justify-center">
        <ArrowLeftRight className="size-4 shrink-0" aria-hidden="true" />
        {beside && <WrittenLine text={places.entrance(building, beside.entrance)} />}
      </Way>
      <Way to={above} className="justify-end">
        {above && <WrittenLine text={places.floorTitle(building, above)} />}
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
  const { pages } = useLocale()
  const query = useFilterQuery()
  if (!to) return <span />
  return (
    <Link
      to={pages.floor(to) + query}
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
  /** The same or the nearest floor in the next entrance; after the last entrance comes the first. */
  beside: FloorPlanPlace | undefined
}

export function neighboursOf(building: Building, { entrance, floor }: FloorPlanPlace): AdjacentFloors {
  const floors = floorsOfEntrance(building, entrance)
  const at = (other: number) => (floors.includes(other) ? { entrance, floor: other } : undefined)
  const others = building.entrances.map(({ id }) => id)
  const next = others[(others.indexOf(entrance) + 1) % others.length]
  const beside = next === undefined || next === entrance ? undefined : nearestFloor(building, next, floor)
  return { below: at(floor - 1), above: at(floor + 1), beside }
}

/** The same floor of another entrance; where the entrance does not have it, the nearest one that it has. */
function nearestFloor(building: Building, entrance: Entrance, floor: number): FloorPlanPlace {
  const distance = (other: number) => Math.abs(other - floor)
  const [nearest = floor] = floorsOfEntrance(building, entrance).sort((a, b) => distance(a) - distance(b))
  return { entrance, floor: nearest }
}

export function FloorHead(place: FloorPlanPlace) {
  const building = useBuilding()
  const { text, pages } = useLocale(navigatorSection)
  return (
    <div className="[grid-area:head] flex flex-wrap items-end justify-between gap-x-6 gap-y-3 flat:flex-col flat:items-start in-data-full:hidden">
      <div>
        <Link
          to={pages.navigator + useFilterQuery()}
          prefetch="intent"
          className="screen-only -ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-sea-700 hover:underline"
        >
          <ChevronLeft className="size-5" aria-hidden="true" />
          {text.navigator.backToBuilding}
        </Link>
        <h1 className="text-3xl sm:text-4xl flat:text-2xl">
          <WrittenLine text={text.places.place(building, place)} />
        </h1>
      </div>
      <FloorChoice {...place} />
    </div>
  )
}

function FloorChoice({ entrance, floor }: FloorPlanPlace) {
  const building = useBuilding()
  const { navigator, places } = useLocale(navigatorSection).text
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2 max-sm:w-full">
      <nav aria-label={navigator.entrance} className="flex flex-wrap gap-1.5">
        {building.entrances.map(({ id }) => (
          <FloorOptionLink key={id} place={nearestFloor(building, id, floor)} isCurrent={id === entrance}>
            <WrittenLine text={places.entrance(building, id)} />
          </FloorOptionLink>
        ))}
      </nav>
      <nav
        aria-label={navigator.floor}
        className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5 max-sm:w-full sm:flex sm:flex-wrap"
      >
        {floorsOfEntrance(building, entrance).map((option) => (
          <FloorOption key={option} entrance={entrance} floor={option} isCurrent={option === floor} />
        ))}
      </nav>
    </div>
  )
}

interface FloorOptionProps extends FloorPlanPlace {
  isCurrent: boolean
}

/** A link to a floor, with its number or its name. Instead of the number alone, screen readers read „Етаж 3“. */
function FloorOption({ isCurrent, ...place }: FloorOptionProps) {
  const building = useBuilding()
  const { places } = useLocale().text
  return (
    <FloorOptionLink
      place={place}
      isCurrent={isCurrent}
      name={places.floorTitle(building, place)}
      className={hasFloorName(building, place) ? 'max-sm:col-span-2' : ''}
    >
      <WrittenLine text={floorLabel(building, place)} />
    </FloorOptionLink>
  )
}

interface FloorOptionLinkProps {
  place: FloorPlanPlace
  isCurrent: boolean
  /** The accessible name, where it is more than what is shown. */
  name?: string
  className?: string
  children: ReactNode
}

function FloorOptionLink({ place, isCurrent, name, className = '', children }: FloorOptionLinkProps) {
  const { pages } = useLocale()
  return (
    <Link
      to={pages.floor(place) + useFilterQuery()}
      prefetch="intent"
      preventScrollReset
      aria-label={name}
      aria-current={isCurrent ? 'page' : undefined}
      className={`flex min-h-11 min-w-11 items-center justify-center rounded-lg border border-sea-200 bg-white px-2 font-semibold text-sea-800 tabular-nums transition-colors hover:border-sea-500 hover:bg-sea-50 aria-[current=page]:border-sea-800 aria-[current=page]:bg-sea-800 aria-[current=page]:text-white ${className}`}
    >
      {children}
    </Link>
  )
}

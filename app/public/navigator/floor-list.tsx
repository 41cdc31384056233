import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import { priceLabel } from '../../../text/public/prices.ts'
import { navigatorSection } from '../../../text/public/sections/navigator.ts'
import { useBuilding } from '../../building.ts'
import { useLocale } from '../../locale.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { WrittenLine } from '../../written.tsx'
import type { NavigatorApartment } from './navigator-apartment.ts'
import { useSelectionLink } from './selection.ts'

interface FloorListProps {
  apartments: NavigatorApartment[]
  outlined: Set<string>
  selectedId: string | undefined
}

/**
 * All that the plan shows, as text. `content-visibility` keeps rows outside the view out of the layout, so that
 * moving the plan stays fast. A very long list has it as a whole, because the browser would check every row in every
 * frame.
 */
export function FloorList({ apartments, outlined, selectedId }: FloorListProps) {
  const { text, pages } = useLocale(navigatorSection)
  const { list, noApartments, allApartments } = text.navigator
  const isEndless = apartments.length > 200
  return (
    <section aria-labelledby="floor-list" className="mt-10">
      <h2 id="floor-list" className="text-2xl">
        {list}
      </h2>
      {apartments.length === 0 && (
        <p className="mt-3">
          {noApartments}{' '}
          <Link to={pages.apartments} className="font-semibold text-sea-700 underline underline-offset-4">
            {allApartments}
          </Link>
        </p>
      )}
      <ul
        className={`print-halves mt-4 grid gap-3 md:grid-cols-2 xl:grid-cols-3 ${isEndless ? `[contain-intrinsic-size:auto_2000rem] ${outOfSight}` : ''}`}
      >
        {apartments.map((apartment) => (
          <Item
            key={apartment.id}
            apartment={apartment}
            isOutlined={outlined.has(apartment.id)}
            isSelected={apartment.id === selectedId}
            isWatched={!isEndless}
          />
        ))}
      </ul>
    </section>
  )
}

interface ItemProps {
  apartment: NavigatorApartment
  isOutlined: boolean
  isSelected: boolean
  isWatched: boolean
}

const outOfSight = '[content-visibility:auto]'

function Item({ apartment, isOutlined, isSelected, isWatched }: ItemProps) {
  const building = useBuilding()
  const { text, pages } = useLocale(navigatorSection)
  const { navigator, finding, places, formats, labels } = text
  const { id, number, type, area, status, fits } = apartment
  return (
    <li
      aria-current={isSelected || undefined}
      className={`rounded-card border p-4 ${fits ? 'bg-white' : 'border-dashed bg-sand-100'} ${isWatched ? `[contain-intrinsic-size:auto_8.5rem] ${outOfSight}` : ''} ${isSelected ? 'border-sea-800 ring-1 ring-sea-800' : fits ? 'border-sand-200' : 'border-sea-500'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link
          to={pages.apartment(id)}
          className="text-lg font-bold text-sea-700 underline underline-offset-4"
        >
          {navigator.apartment(number)}
        </Link>
        <StatusBadge status={status} label={labels.apartmentStatus[status]} />
      </div>
      <p className="mt-2 text-sea-900">
        <WrittenLine text={`${apartmentTypeName(building, type)}, ${places.floors(building, apartment)}`} />,{' '}
        {formats.area(area)}
      </p>
      {!fits && <p className="text-sm text-sea-800 first-letter:uppercase">{finding.unfit}</p>}
      <div className="mt-1 flex min-h-11 flex-wrap items-center justify-between gap-2">
        <span className="text-lg font-semibold">{priceLabel(text, apartment)}</span>
        {isOutlined && !isSelected && <ShowOnPlan id={id} number={number} />}
      </div>
    </li>
  )
}

function ShowOnPlan({ id, number }: Pick<NavigatorApartment, 'id' | 'number'>) {
  const text = useLocale(navigatorSection).text.navigator
  return (
    <Link
      {...useSelectionLink(id, false)}
      aria-label={text.showApartmentOnPlan(number)}
      className="screen-only inline-flex min-h-11 items-center gap-1.5 font-semibold text-sea-700 hover:underline"
    >
      <MapPin className="size-4" aria-hidden="true" />
      {text.showOnPlan}
    </Link>
  )
}

import { ArrowUpDown, X } from 'lucide-react'
import { Link } from 'react-router'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import type { Entrance } from '../../../domain/building/building.ts'
import { isHiddenPrice } from '../../../domain/formats/money.ts'
import { navigatorSection } from '../../../text/public/sections/navigator.ts'
import { useBuilding } from '../../building.ts'
import { useLocale } from '../../locale.tsx'
import { button } from '../../ui/button.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { WrittenLine } from '../../written.tsx'
import { HeartButton } from '../favourites/heart-button.tsx'
import { selecting } from '../navigator-urls.ts'
import { useFilterQuery } from './filter-query.ts'
import type { NavigatorApartment } from './navigator-apartment.ts'
import { besidePlan } from './pick-hint.tsx'
import { useSelectionLink } from './selection.ts'

interface ApartmentCardProps {
  apartment: NavigatorApartment
  entrance: Entrance
  floor: number
}

/** The selected apartment beside the plan; on a phone it is a sheet at the lower edge. */
export function ApartmentCard({ apartment, entrance, floor }: ApartmentCardProps) {
  const building = useBuilding()
  const { text, pages } = useLocale(navigatorSection)
  const { navigator, formats, labels, places } = text
  const { number, status, area, type, price } = apartment
  return (
    <div
      className={`selection-card ${besidePlan} sheet:fixed sheet:inset-x-0 sheet:bottom-0 sheet:z-30 sheet:rounded-b-none sheet:border-x-0 sheet:border-b-0 sheet:pb-[calc(max(1rem,env(safe-area-inset-bottom))+var(--banner-height,0px))] sheet:shadow-[0_-8px_32px_rgb(15_48_71/0.18)] in-data-full:lg:m-4 in-data-full:lg:w-80 in-data-full:flat:w-72`}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 sheet:flex sheet:flex-wrap sheet:items-center sheet:gap-x-3">
          <h2 className="text-2xl">{navigator.apartment(number)}</h2>
          <div className="lg:mt-2">
            <StatusBadge status={status} label={labels.apartmentStatus[status]} />
          </div>
        </div>
        <HeartButton id={apartment.id} number={number} className="-mt-2 -mr-3 ml-auto" />
        <Link
          {...useSelectionLink(apartment.id, true)}
          aria-label={navigator.deselect}
          title={navigator.deselect}
          className="screen-only -mt-2 -mr-2 flex size-11 shrink-0 items-center justify-center rounded-lg text-sea-700 hover:bg-sea-50"
        >
          <X className="size-5" aria-hidden="true" />
        </Link>
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-2 lg:mt-4 lg:grid lg:grid-cols-2 lg:gap-y-3">
        <Fact name={navigator.floor} value={places.floorSpan(building, apartment)} />
        <Fact name={navigator.area} value={formats.area(area)} />
        <Fact name={navigator.type} value={apartmentTypeName(building, type)} />
        {!isHiddenPrice(price) && <Fact name={navigator.price} value={formats.euros(price)} />}
      </dl>
      <OtherFloor apartment={apartment} entrance={entrance} floor={floor} />
      <Link
        to={pages.apartment(apartment.id)}
        prefetch="intent"
        className={button({ className: 'mt-3 w-full lg:mt-5' })}
      >
        {navigator.open}
      </Link>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-sea-700">{name}</dt>
      <dd className="font-semibold text-sea-950 lg:text-lg">
        <WrittenLine text={value} />
      </dd>
    </div>
  )
}

/** A link to the other floor of a maisonette, which keeps it selected. */
function OtherFloor({ apartment, entrance, floor }: ApartmentCardProps) {
  const building = useBuilding()
  const { text, pages } = useLocale(navigatorSection)
  const query = useFilterQuery()
  if (apartment.secondaryFloor === null) return null
  const floors = [apartment.floor, apartment.secondaryFloor] as const
  const other = { entrance, floor: floor === apartment.floor ? apartment.secondaryFloor : apartment.floor }
  return (
    <p className="mt-3 rounded-lg bg-sea-50 px-3 py-2 text-sea-900">
      <WrittenLine text={text.navigator.twoFloors(building, entrance, floors)} />{' '}
      <Link
        to={pages.floor(other) + selecting(apartment.id, query)}
        prefetch="intent"
        preventScrollReset
        className="flex min-h-8 w-fit items-center gap-1 font-semibold text-sea-700 underline underline-offset-4"
      >
        <ArrowUpDown className="size-4" aria-hidden="true" />
        <WrittenLine text={text.navigator.otherFloor(building, other)} />
      </Link>
    </p>
  )
}

import { Link } from 'react-router'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import { type Building, type Entrance, floorLabel } from '../../../domain/building/building.ts'
import type { GridFloor } from '../../../domain/building/building-grid.ts'
import { isHiddenPrice } from '../../../domain/formats/money.ts'
import { navigatorSection } from '../../../text/public/sections/navigator.ts'
import { useBuilding } from '../../building.ts'
import { useLocale } from '../../locale.tsx'
import { WrittenLine } from '../../written.tsx'
import { useFilterQuery } from './filter-query.ts'
import { fittingName } from './fitting-name.ts'
import { floorCounts } from './floor-counts.ts'
import type { NavigatorApartment } from './navigator-apartment.ts'
import { peekLink } from './peek-link.ts'

interface ApartmentGridProps {
  grid: { entrance: Entrance; floors: GridFloor<NavigatorApartment>[] }[]
}

/** All apartments as they are in the building: entrances side by side, the highest floor on top. */
export function ApartmentGrid({ grid }: ApartmentGridProps) {
  const building = useBuilding()
  const { places } = useLocale().text
  return (
    <>
      {grid.length > 2 && <EntranceLinks entrances={grid.map(({ entrance }) => entrance)} />}
      <div
        className={`mt-4 flex gap-x-5 gap-y-8 max-sm:flex-col sm:max-lg:flex-wrap lg:max-xl:flex-col ${grid.length > 2 ? 'xl:flex-wrap' : ''}`}
      >
        {grid.map(({ entrance, floors }) => (
          <section key={entrance} aria-labelledby={`entrance-${entrance}`}>
            <h3 id={`entrance-${entrance}`} className="scroll-mt-24 text-xl">
              <WrittenLine text={places.entrance(building, entrance)} />
            </h3>
            <ul className="mt-2 grid gap-0.5">
              {floors.map((floor) => (
                <Floor key={floor.floor} width={floorWidth(building, entrance)} {...floor} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

/** On a phone the entrances are below each other: the eighth of forty floors each is some twenty screens down. */
function EntranceLinks({ entrances }: { entrances: Entrance[] }) {
  const building = useBuilding()
  const { navigator, places } = useLocale(navigatorSection).text
  return (
    <nav
      aria-label={navigator.building.entrances}
      className={`screen-only mt-4 flex flex-wrap gap-2 ${entrances.length <= 4 ? 'xl:hidden' : ''}`}
    >
      {entrances.map((entrance) => (
        <a
          key={entrance}
          href={`#entrance-${entrance}`}
          className="min-h-11 rounded-full border border-sea-200 bg-white px-4 py-2.5 font-semibold wrap-anywhere text-sea-800 hover:border-sea-500"
        >
          <WrittenLine text={places.entrance(building, entrance)} />
        </a>
      ))}
    </nav>
  )
}

/** The class for the width of an entrance's floor labels: names such as „Партер“ need more room than numbers. */
function floorWidth({ floorNames }: Building, entrance: Entrance): string {
  const names = floorNames.filter((each) => each.entrance === '' || each.entrance === entrance)
  const longest = Math.max(...names.map(({ name }) => name.length), 0)
  if (longest === 0) return 'w-9'
  return longest <= 7 ? 'w-20' : 'w-28'
}

interface FloorProps extends GridFloor<NavigatorApartment> {
  width: string
}

function Floor({ width, ...here }: FloorProps) {
  const building = useBuilding()
  const { text, pages } = useLocale(navigatorSection)
  const query = useFilterQuery()
  const { entrance, floor, apartments } = here
  return (
    <li className="flex gap-1">
      <Link
        to={pages.floor({ entrance, floor }) + query}
        prefetch="intent"
        aria-label={`${text.places.place(building, { entrance, floor })}: ${floorCounts(text, here, query !== '')}`}
        className={`flex ${width} shrink-0 max-xl:min-h-11 items-center justify-center rounded-lg text-center font-semibold wrap-anywhere text-sea-700 tabular-nums underline decoration-sea-200 underline-offset-4 hover:bg-sea-50`}
      >
        <WrittenLine text={floorLabel(building, { entrance, floor })} />
      </Link>
      {apartments.length > 0 ? <Cells apartments={apartments} /> : <NoApartments />}
    </li>
  )
}

/**
 * The text of a floor without apartments. It is hidden from screen readers, because the floor's link says the
 * same.
 */
function NoApartments() {
  const { freeOf } = useLocale(navigatorSection).text.navigator.building
  return (
    <p aria-hidden="true" className="flex min-h-9 items-center px-1 text-sm text-sea-700">
      {freeOf(0, 0)}
    </p>
  )
}

function Cells({ apartments }: { apartments: NavigatorApartment[] }) {
  return (
    <ul className="gap-0.5 max-sm:grid max-sm:grow max-sm:grid-cols-[repeat(auto-fill,minmax(min(10vw,2.75rem),1fr))] sm:flex sm:flex-wrap">
      {apartments.map((apartment) => (
        <li key={apartment.id}>
          <Cell apartment={apartment} />
        </li>
      ))}
    </ul>
  )
}

function Cell({ apartment }: { apartment: NavigatorApartment }) {
  const building = useBuilding()
  const { text, pages } = useLocale(navigatorSection)
  const { type, price, status, fits } = apartment
  const facts = [apartmentTypeName(building, type)]
  if (!isHiddenPrice(price)) facts.push(text.formats.euros(price))
  return (
    <Link
      to={pages.apartment(apartment.id)}
      {...peekLink(apartment.id)}
      aria-label={fittingName(text, apartment)}
      aria-description={facts.join(', ')}
      className={`apartment-cell ${fits ? `status-${status}` : 'is-unfit'}`}
    >
      {apartment.number}
    </Link>
  )
}

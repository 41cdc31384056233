import { Link, useSearchParams } from 'react-router'
import { listParkingSpots } from '../../../backend/data/parking-spots.ts'
import { listParkingPlans } from '../../../backend/data/plans/parking-plans.ts'
import { getPageTexts } from '../../../backend/data/settings.ts'
import { numberChoice } from '../../../domain/lists/query.ts'
import { parseSort, type Sort, sortChoices } from '../../../domain/lists/sort.ts'
import { onParkingLevel } from '../../../domain/parking/on-parking-level.ts'
import {
  levelParameter,
  matchesParkingFilters,
  type ParkingChoices,
  type PublicParkingSpot,
  parkingFilterChoices,
  parseParkingChoices,
  shownLevels,
} from '../../../domain/parking/parking.ts'
import {
  type ParkingSortKey,
  parkingSortKeys,
  sortParkingSpots,
} from '../../../domain/parking/parking-sort.ts'
import { countByParkingType, parkingTypes } from '../../../domain/parking/parking-type.ts'
import { withPublicPrice } from '../../../domain/price-label.ts'
import { statuses } from '../../../domain/status.ts'
import { priceLabel } from '../../../text/public/prices.ts'
import type { PublicText } from '../../../text/public/public-text.ts'
import { parkingSection } from '../../../text/public/sections/parking.ts'
import { useBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { bundledPlan } from '../../images/bundled-plans.ts'
import { getLocale } from '../../language.ts'
import { useLive } from '../../live/use-live.ts'
import { useLocale } from '../../locale.tsx'
import { loadNamedBuilding } from '../../named-building.ts'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { loadTranslator } from '../../translator.ts'
import { button } from '../../ui/button.ts'
import { CardRow, CardTable, cell, RowLink } from '../../ui/card-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useWrittenLine, WrittenLine } from '../../written.tsx'
import { EnquiryLink } from '../enquiry-links.tsx'
import { FilterForm, type SelectFilter } from '../filter-form.tsx'
import { revalidateUnlessOpenedInPlace } from '../opened-in-place.ts'
import { Page, PageLoadError } from '../page.tsx'
import type { Route } from './+types/route'
import { ParkingPlanFigure, parkingPlanChoices, StatusLegend } from './parking-plan.tsx'
import { showLevelPlan } from './show-level-plan.ts'

type ParkingSpotListItem = Omit<PublicParkingSpot, 'createdAt' | 'updatedAt'>

/**
 * The columns that the list can be sorted by. It shows one level, so sorting by `floor` would change nothing. They are
 * written out, because otherwise browsers would load the table of all fields.
 */
const sortable: ParkingSortKey[] = ['number', 'type', 'size', 'price', 'status']

interface Props {
  spots: ParkingSpotListItem[]
  sort: Sort<ParkingSortKey> | undefined
}

/** On a phone, styles/parking-list.css lays the rows out as cards. */
export function PublicParkingTable({ spots, sort }: Props) {
  const building = useBuilding()
  const { text, pages } = useLocale(parkingSection)
  const { parking, labels, places } = text
  const { columns } = parking
  const writtenLine = useWrittenLine()
  return (
    <div className="parking-list">
      <CardTable label={parking.title} columns={columns} sortable={sortable} sort={sort}>
        {spots.map((spot) => (
          <CardRow key={spot.id}>
            {cell(columns.number, <RowLink to={pages.parkingSpot(spot.id)}>{spot.number}</RowLink>)}
            {cell(columns.floor, writtenLine(places.parkingLevel(building, spot.floor)))}
            {cell(columns.type, labels.parkingType[spot.type])}
            {cell(columns.size, parking.size(spot.size))}
            {cell(columns.price, priceLabel(text, spot))}
            {cell(
              columns.status,
              <StatusBadge status={spot.status} label={labels.parkingStatus[spot.status]} />,
            )}
          </CardRow>
        ))}
      </CardTable>
    </div>
  )
}

const filtersIn = ({
  parking: { filters },
  labels,
}: Pick<PublicText, 'parking' | 'labels'>): SelectFilter[] => [
  {
    name: 'type',
    label: filters.type,
    options: parkingTypes.map((type) => [type, labels.parkingType[type]]),
  },
  {
    name: 'status',
    label: filters.status,
    options: statuses.map((status) => [status, labels.parkingStatus[status]]),
  },
]

/** Filters by type and status. The form preserves the level and the order, which are also in the URL. */
function ParkingFilterForm({ choices: { type, status } }: { choices: ParkingChoices }) {
  const { text } = useLocale(parkingSection)
  return (
    <FilterForm
      choices={filtersIn(text)}
      selected={{ type: type ?? '', status: status ?? '' }}
      all={text.parking.all}
      others={['level', 'sort', 'dir']}
      className="flex flex-wrap items-end gap-3"
      choiceClassName="min-w-36 flex-1 sm:flex-none"
    >
      <noscript>
        <button type="submit" className={button({ kind: 'secondary' })}>
          {text.parking.apply}
        </button>
      </noscript>
    </FilterForm>
  )
}

export const handle: PublicPage = {
  shows: ['parkingSpots', 'parkingPlans', 'settings'],
  query: {
    level: levelParameter,
    ...parkingFilterChoices,
    ...parkingPlanChoices,
    ...sortChoices(parkingSortKeys),
  },
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const { introductions, descriptions } = getLocale(context).text
  const query = new URL(request.url).searchParams
  const [building, stored, records, texts, written] = await Promise.all([
    loadNamedBuilding(context),
    listParkingSpots(backend.db),
    listParkingPlans(backend.db),
    getPageTexts(backend.db),
    loadTranslator(context),
  ])
  const all = stored.map((spot) => withPublicPrice(building, spot))
  const levels = shownLevels(building, all)
  const level = numberChoice(levels, query.get('level')) ?? building.parkingLevels[0]?.level ?? levels[0]
  const choices = parseParkingChoices(query)
  const sort = parseSort(parkingSortKeys, query)
  const selected = all.filter((spot) => spot.floor === level && matchesParkingFilters(choices, spot))
  const hasPlan = (each: number) =>
    records.some((record) => record.level === each) || bundledPlan(building, each) !== undefined
  const plan = await showLevelPlan(
    backend,
    records.find((record) => record.level === level),
    selected,
  )
  const counts = countByParkingType(all)
  return {
    versions: shownVersions(context, handle),
    levels,
    level,
    choices,
    sort,
    intro: written.introduction(texts.values, 'parking') || introductions.parking(counts, plan !== undefined),
    untranslated: written.untranslated,
    description: descriptions.describeParking(building, counts, levels.length > 0 && levels.every(hasPlan)),
    plan,
    spots: sortParkingSpots(selected, sort).map(({ createdAt: _, updatedAt: __, ...spot }) => spot),
  }
}

export const shouldRevalidate = revalidateUnlessOpenedInPlace

export default function ParkingPage({ loaderData }: Route.ComponentProps) {
  const { versions, levels, level, choices, sort, intro, description, plan, spots } = loaderData
  useLive(versions)
  const text = useLocale(parkingSection).text.parking
  const free = spots.filter(({ status }) => status === 'available').length
  return (
    <Page title={text.title} description={description} intro={intro}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <LevelLinks levels={levels} current={level} />
        <ParkingFilterForm choices={choices} />
      </div>
      <div className="mt-6">
        {level !== undefined && <ParkingPlanFigure key={level} level={level} plan={plan} />}
      </div>
      <div className="plan-legend mt-8 mb-3 flex flex-wrap items-center justify-between gap-4">
        <p aria-live="polite" className="font-semibold text-sea-800">
          {text.count(spots.length, free)}
        </p>
        <StatusLegend label={text.legend} />
      </div>
      {spots.length > 0 ? (
        <PublicParkingTable spots={spots} sort={sort} />
      ) : (
        <EmptyState {...emptyText(text, level, choices)}>
          <EnquiryLink />
        </EmptyState>
      )}
    </Page>
  )
}

function emptyText(text: PublicText['parking'], level: number | undefined, { type, status }: ParkingChoices) {
  if (level === undefined) return text.none
  return type || status ? text.noneMatching : text.noneHere
}

export function ErrorBoundary() {
  const { parking, loadErrors } = useLocale(parkingSection).text
  return <PageLoadError title={parking.title} message={loadErrors.parking} />
}

function LevelLinks({ levels, current }: { levels: number[]; current: number | undefined }) {
  const building = useBuilding()
  const { parking, places } = useLocale(parkingSection).text
  const [query] = useSearchParams()
  return (
    <nav aria-label={parking.levels} className="flex flex-wrap gap-2">
      {levels.map((level) => (
        <Link
          key={level}
          to={onParkingLevel(query, level)}
          replace
          preventScrollReset
          aria-current={level === current ? 'page' : undefined}
          className="min-h-11 max-w-full rounded-full border border-sea-200 bg-white px-5 py-2.5 font-semibold wrap-anywhere text-sea-800 hover:border-sea-500 aria-[current=page]:border-sea-900 aria-[current=page]:bg-sea-900 aria-[current=page]:text-white"
        >
          <WrittenLine text={places.parkingLevel(building, level)} />
        </Link>
      ))}
    </nav>
  )
}

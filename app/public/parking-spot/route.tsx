import { data, Link } from 'react-router'
import { imageVariants } from '../../../domain/files/stored-image.ts'
import { outlineStroke } from '../../../domain/floor-plan/floor-plan.ts'
import type { PublicParkingSpot } from '../../../domain/parking/parking.ts'
import type { ParkingType } from '../../../domain/parking/parking-type.ts'
import type { Status } from '../../../domain/status.ts'
import { priceLabel } from '../../../text/public/prices.ts'
import { parkingSection } from '../../../text/public/sections/parking.ts'
import { useBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { getLocale } from '../../language.ts'
import { useLive } from '../../live/use-live.ts'
import { useLocale } from '../../locale.tsx'
import { loadNamedBuilding } from '../../named-building.ts'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { button } from '../../ui/button.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useWrittenLine } from '../../written.tsx'
import { AskLink } from '../enquiry-links.tsx'
import { FactList } from '../fact-list.tsx'
import { StatusPatterns, statusFill } from '../navigator/status-patterns.tsx'
import { revalidateUnlessOpenedInPlace } from '../opened-in-place.ts'
import { BackLink, Page, PageHead, PageLoadError } from '../page.tsx'
import { ParkingPlanFigure, parkingPlanChoices } from '../parking/parking-plan.tsx'
import type { LevelPlan, OutlinedSpot } from '../parking/show-level-plan.ts'
import { MarkedSpot } from '../parking/spot-outlines.tsx'
import type { Route } from './+types/route'
import { findSpotOnPlan } from './find-spot-on-plan.ts'

export const handle: PublicPage = { shows: ['parkingSpots', 'parkingPlans'], query: parkingPlanChoices }

export async function loader({ params, context }: Route.LoaderArgs) {
  const versions = shownVersions(context, handle)
  const building = await loadNamedBuilding(context)
  const { text } = getLocale(context)
  const found = await findSpotOnPlan(text, building, context.get(backendContext), params.id)
  return data({ versions, found }, { status: found ? 200 : 404 })
}

export const shouldRevalidate = revalidateUnlessOpenedInPlace

export default function ParkingSpotPage({ loaderData }: Route.ComponentProps) {
  const { versions, found } = loaderData
  useLive(versions)
  const { text, pages } = useLocale(parkingSection)
  const { parking, labels } = text
  if (!found) {
    return (
      <Page title={parking.notFound} isMissing>
        <Link to={pages.parking} className={button()}>
          {parking.back}
        </Link>
      </Page>
    )
  }
  const { spot, plan, outlinedSpot, view, neighbours, description } = found
  const name = parking.spot(spot)
  const excerpt = plan && outlinedSpot && view && (
    <SpotOnPlan plan={plan} outlinedSpot={outlinedSpot} view={view} label={parking.onPlanImage(name)} />
  )
  return (
    <main className="page-frame pt-20">
      <PageHead title={name} description={description} />
      <BackLink to={`${pages.parking}?level=${spot.floor}`}>{parking.back}</BackLink>
      <div className="mt-2 grid gap-8 lg:grid-cols-[5fr_3fr]">
        <div className="max-lg:order-last">
          <ParkingPlanFigure level={spot.floor} plan={plan} markedId={spot.id} excerpt={excerpt} />
          <SpotNeighbours spots={neighbours} />
        </div>
        <div>
          <StatusBadge status={spot.status} label={labels.parkingStatus[spot.status]} />
          <h1 className="mt-3 text-4xl font-black sm:text-5xl">{name}</h1>
          <SpotFacts {...spot} />
          <p className="mt-6 text-4xl font-black text-sea-900">{priceLabel(text, spot)}</p>
          {spot.status === 'sold' ? (
            <SoldSpot level={spot.floor} />
          ) : (
            <AskLink id={spot.id} className="mt-5 w-full">
              {parking.ask}
            </AskLink>
          )}
        </div>
      </div>
    </main>
  )
}

function SpotFacts({ number, floor, type, size }: PublicParkingSpot) {
  const building = useBuilding()
  const { factLabels, labels, places, parking } = useLocale(parkingSection).text
  const names = factLabels.parking
  const writtenLine = useWrittenLine()
  const rows = [
    [names.number, number],
    [names.floor, places.parkingLevel(building, floor)],
    [names.type, labels.parkingType[type]],
    [names.size, parking.size(size)],
  ] as const
  return (
    <FactList
      rows={rows.flatMap(([name, value]) => (value === '' ? [] : [[name, writtenLine(value)] as const]))}
    />
  )
}

function SoldSpot({ level }: { level: number }) {
  const { text, pages } = useLocale(parkingSection)
  return (
    <div className="mt-5 grid gap-3">
      <p className="text-sea-800">{text.parking.sold}</p>
      <Link to={`${pages.parking}?level=${level}&status=available`} className={button({ kind: 'secondary' })}>
        {text.parking.showFree}
      </Link>
    </div>
  )
}

export function ErrorBoundary() {
  const { parking, loadErrors } = useLocale(parkingSection).text
  return <PageLoadError title={parking.title} message={loadErrors.parking} />
}

interface SpotOnPlanProps {
  plan: LevelPlan
  outlinedSpot: OutlinedSpot
  /** The `viewBox` of the excerpt. */
  view: string
  label: string
}

/** The part of a plan around one spot. An SVG crops it, because the Content-Security-Policy forbids inline styles. */
function SpotOnPlan({ plan: { image }, outlinedSpot, view, label }: SpotOnPlanProps) {
  const { width, height } = image
  return (
    <svg role="img" aria-label={label} viewBox={view} className="block aspect-3/2 w-full">
      <StatusPatterns prefix="own" size={width / 110} of={[outlinedSpot.status]} />
      <image href={imageVariants(image).at(-1)?.url} width={width} height={height} />
      <polygon points={outlinedSpot.points} fill={statusFill('own', outlinedSpot.status)} />
      <MarkedSpot points={outlinedSpot.points} stroke={(width * outlineStroke) / 2} />
    </svg>
  )
}

interface Neighbour {
  id: string
  number: string
  type: ParkingType
  status: Status
}

/** The previous and next parking spot of the level, by number. */
function SpotNeighbours({ spots }: { spots: Neighbour[] }) {
  const { text, pages } = useLocale(parkingSection)
  const { neighbours, spot: nameOf } = text.parking
  if (spots.length === 0) return null
  return (
    <nav aria-label={neighbours} className="mt-8">
      <h2 className="text-xl">{neighbours}</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {spots.map((spot) => (
          <li key={spot.id}>
            <Link
              to={pages.parkingSpot(spot.id)}
              className="flex min-h-14 flex-wrap items-center justify-between gap-2 rounded-card bg-white px-4 py-2 font-bold text-sea-900 shadow-card hover:shadow-lg"
            >
              {nameOf(spot)}
              <StatusBadge status={spot.status} label={text.labels.parkingStatus[spot.status]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

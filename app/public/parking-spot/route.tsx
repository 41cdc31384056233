import { data, href, Link } from 'react-router'
import { findParkingSpot, listParkingSpots } from '../../../backend/data/parking-spots.ts'
import { findParkingPlan } from '../../../backend/data/plans/parking-plans.ts'
import type { Backend } from '../../../backend/open.ts'
import { imageVariants } from '../../../domain/files/stored-image.ts'
import { type ImageSize, outlineStroke } from '../../../domain/floor-plan/floor-plan.ts'
import { boundsOf } from '../../../domain/geometry/bounds.ts'
import type { Point } from '../../../domain/geometry/polygon.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { parkingFields } from '../../../domain/parking/parking-fields.ts'
import { parkingSpotName } from '../../../domain/parking/parking-spot-name.ts'
import type { ParkingType } from '../../../domain/parking/parking-type.ts'
import { priceLabel } from '../../../domain/price-label.ts'
import { factsOf } from '../../../domain/record/field-table.ts'
import { parkingStatusLabels, type Status } from '../../../domain/status.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { loadErrors } from '../../text/load-errors.ts'
import { describeParkingSpot } from '../../text/public/descriptions.ts'
import { parkingText as text } from '../../text/public/parking.ts'
import { button } from '../../ui/button.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { AskLink } from '../ask-link.tsx'
import { BackLink } from '../back-link.tsx'
import { FactList } from '../fact-list.tsx'
import { PageLoadError } from '../load-error.tsx'
import { StatusPatterns, statusFill } from '../navigator/status-patterns.tsx'
import { Page } from '../page.tsx'
import { PageHead } from '../page-head.tsx'
import { ParkingPlanFigure } from '../parking/parking-plan.tsx'
import { parkingPlanChoices } from '../parking/plan-parameter.ts'
import { type LevelPlan, type OutlinedSpot, showLevelPlan } from '../parking/show-level-plan.ts'
import { MarkedSpot } from '../parking/spot-outlines.tsx'
import { revalidateUnlessOpenedInPlace } from '../revalidation.ts'
import type { Route } from './+types/route'

/** So many times as wide as the place is long: enough to see what it lies beside. */
const times = 7
/** Height to width. */
const proportion = 2 / 3

/** The part of a plan that has a place in its middle, as an SVG writes its view; never beyond the plan. */
export function viewAround(points: Point[], { imageWidth, imageHeight }: ImageSize): string {
  const { left, right, top, bottom } = boundsOf(points)
  const wished = Math.max(right - left, bottom - top) * times
  const width = Math.min(wished, imageWidth, imageHeight / proportion)
  const height = width * proportion
  const x = within((left + right) / 2, width, imageWidth)
  const y = within((top + bottom) / 2, height, imageHeight)
  return [x, y, width, height].map(Math.round).join(' ')
}

function within(middle: number, size: number, whole: number): number {
  return Math.min(Math.max(middle - size / 2, 0), whole - size)
}

/** All that the page of a parking spot shows; nothing, where there is no such spot. */
async function findSpotOnPlan(backend: Backend, id: string) {
  const spot = await findParkingSpot(backend.db, id)
  if (!spot) return undefined
  const [level, record] = await Promise.all([
    listParkingSpots(backend.db, { floor: spot.floor }),
    findParkingPlan(backend.db, spot.floor),
  ])
  const plan = await showLevelPlan(backend, record, level)
  const outline = record?.outlines.find(({ linkedId }) => linkedId === id)
  const index = level.findIndex((each) => each.id === id)
  return {
    spot,
    plan,
    outlinedSpot: plan?.outlinedSpots.find((outlinedSpot) => outlinedSpot.id === id),
    view: record && outline && viewAround(outline.points, record),
    neighbours: [level[index - 1], level[index + 1]]
      .filter((each) => each !== undefined)
      .map((each) => pick(each, ['id', 'number', 'type', 'status'])),
    description: describeParkingSpot(spot),
  }
}

export const handle: PublicPage = { shows: ['parkingSpots', 'parkingPlans'], query: parkingPlanChoices }

export async function loader({ params, context }: Route.LoaderArgs) {
  const versions = shownVersions(context, handle)
  const found = await findSpotOnPlan(context.get(backendContext), params.id)
  return data({ versions, found }, { status: found ? 200 : 404 })
}

export const shouldRevalidate = revalidateUnlessOpenedInPlace

export default function ParkingSpotPage({ loaderData }: Route.ComponentProps) {
  const { versions, found } = loaderData
  useLive(versions)
  if (!found) {
    return (
      <Page title={text.notFound} isMissing>
        <Link to={href('/parking')} className={button()}>
          {text.back}
        </Link>
      </Page>
    )
  }
  const { spot, plan, outlinedSpot, view, neighbours, description } = found
  const name = parkingSpotName(spot)
  const excerpt = plan && outlinedSpot && view && (
    <SpotOnPlan plan={plan} outlinedSpot={outlinedSpot} view={view} label={text.onPlanImage(name)} />
  )
  return (
    <main className="page-frame pt-20">
      <PageHead title={name} description={description} />
      <BackLink to={`${href('/parking')}?level=${spot.floor}`}>{text.back}</BackLink>
      <div className="mt-2 grid gap-8 lg:grid-cols-[5fr_3fr]">
        <div className="max-lg:order-last">
          <ParkingPlanFigure level={spot.floor} plan={plan} markedId={spot.id} excerpt={excerpt} />
          <SpotNeighbours spots={neighbours} />
        </div>
        <div>
          <StatusBadge status={spot.status} label={parkingStatusLabels[spot.status]} />
          <h1 className="mt-3 text-4xl font-black sm:text-5xl">{name}</h1>
          <FactList rows={factsOf(parkingFields, spot)} />
          <p className="mt-6 text-4xl font-black text-sea-900">{priceLabel(spot)}</p>
          {spot.status === 'sold' ? (
            <SoldSpot level={spot.floor} />
          ) : (
            <AskLink id={spot.id} className="mt-5 w-full">
              {text.ask}
            </AskLink>
          )}
        </div>
      </div>
    </main>
  )
}

function SoldSpot({ level }: { level: number }) {
  return (
    <div className="mt-5 grid gap-3">
      <p className="text-sea-800">{text.sold}</p>
      <Link
        to={`${href('/parking')}?level=${level}&status=available`}
        className={button({ kind: 'secondary' })}
      >
        {text.showFree}
      </Link>
    </div>
  )
}

export function ErrorBoundary() {
  return <PageLoadError title={text.title} message={loadErrors.parking} />
}

interface SpotOnPlanProps {
  plan: LevelPlan
  outlinedSpot: OutlinedSpot
  /** The part that is shown. */
  view: string
  label: string
}

/** The part of a plan around one place. An SVG crops it, because inline styles are not allowed. */
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

/** The places before and after this one, by number, on the same level. */
function SpotNeighbours({ spots }: { spots: Neighbour[] }) {
  if (spots.length === 0) return null
  return (
    <nav aria-label={text.neighbours} className="mt-8">
      <h2 className="text-xl">{text.neighbours}</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {spots.map((spot) => (
          <li key={spot.id}>
            <Link
              to={href('/parking/:id', { id: spot.id })}
              className="flex min-h-14 flex-wrap items-center justify-between gap-2 rounded-card bg-white px-4 py-2 font-bold text-sea-900 shadow-card hover:shadow-lg"
            >
              {parkingSpotName(spot)}
              <StatusBadge status={spot.status} label={parkingStatusLabels[spot.status]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

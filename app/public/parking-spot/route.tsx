import { data, href, Link } from 'react-router'
import { parkingFields } from '../../../domain/parking/parking-fields.ts'
import { parkingSpotName } from '../../../domain/parking/parking-spot-name.ts'
import { priceLabel } from '../../../domain/price-label.ts'
import { factsOf } from '../../../domain/record/field-table.ts'
import { parkingStatusLabels } from '../../../domain/status.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { loadErrors } from '../../text/load-errors.ts'
import { parkingText as text } from '../../text/public/parking.ts'
import { button } from '../../ui/button.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { AskLink } from '../ask-link.tsx'
import { BackLink } from '../back-link.tsx'
import { FactList } from '../fact-list.tsx'
import { PageLoadError } from '../load-error.tsx'
import { Page } from '../page.tsx'
import { PageHead } from '../page-head.tsx'
import { ParkingPlanFigure } from '../parking/parking-plan.tsx'
import { parkingPlanChoices } from '../parking/plan-parameter.ts'
import { revalidateUnlessOpenedInPlace } from '../revalidation.ts'
import type { Route } from './+types/route'
import { findSpotOnPlan } from './find-spot-on-plan.ts'
import { SpotNeighbours } from './spot-neighbours.tsx'
import { SpotOnPlan } from './spot-on-plan.tsx'

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

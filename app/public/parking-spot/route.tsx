import { data, href, Link } from 'react-router'
import { findParkingSpot } from '../../../backend/data/parking-spots.ts'
import { parkingLevels } from '../../../domain/building.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { parkingFields } from '../../../domain/parking/parking-fields.ts'
import { factsOf } from '../../../domain/record/field-table.ts'
import { parkingStatusLabels } from '../../../domain/status.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { loadErrors } from '../../text/load-errors.ts'
import { describeParkingSpot } from '../../text/public/descriptions.ts'
import { parkingText as text } from '../../text/public/parking.ts'
import { button } from '../../ui/button.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { FactList } from '../fact-list.tsx'
import { LoadError } from '../load-error.tsx'
import { Page } from '../page.tsx'
import { findPlanPicture } from '../parking/find-plan-picture.ts'
import { ParkingPlan } from '../parking/parking-plan.tsx'
import type { Route } from './+types/route'

export const handle: PublicPage = { shows: ['parkingSpots'] }

export async function loader({ params, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const versions = shownVersions(context, handle)
  const spot = await findParkingSpot(backend.db, params.id)
  if (!spot) return data({ versions, found: undefined }, { status: 404 })
  const level = parkingLevels.find((known) => known === spot.floor)
  const plan = level && (await findPlanPicture(backend, level))
  return data({ versions, found: { spot, level, plan, description: describeParkingSpot(spot) } })
}

export default function ParkingSpot({ loaderData }: Route.ComponentProps) {
  const { versions, found } = loaderData
  useLive(versions)
  if (!found) {
    return (
      <Page title={text.notFound}>
        <Link to={href('/parking')} className={button()}>
          {text.back}
        </Link>
      </Page>
    )
  }
  const { spot, level, plan, description } = found
  return (
    <Page
      title={text.spot(spot.number)}
      description={description}
      back={{ to: level ? `${href('/parking')}?level=${level}` : href('/parking'), label: text.back }}
    >
      <div className="grid gap-8 lg:grid-cols-[3fr_5fr]">
        <div>
          <StatusBadge status={spot.status} label={parkingStatusLabels[spot.status]} />
          <FactList rows={factsOf(parkingFields, spot)} />
          <p className="mt-6 text-4xl font-black">{formatPrice(spot.price) ?? text.priceOnRequest}</p>
          {spot.status !== 'sold' && (
            <Link to={`${href('/')}#contact`} className={button({ className: 'mt-6' })}>
              {text.ask}
            </Link>
          )}
        </div>
        {level && <ParkingPlan level={level} uploaded={plan} />}
      </div>
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={text.title} message={loadErrors.parking} />
}

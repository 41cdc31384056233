import { data, href, Link } from 'react-router'
import { findParkingSpot } from '../../../backend/data/parking-spots.ts'
import { parkingLevelName } from '../../../domain/building.ts'
import { parkingStatusLabels } from '../../../domain/status.ts'
import { backendContext } from '../../context.ts'
import { parkingText as text } from '../../text/parking.ts'
import { button } from '../../ui/button.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Page } from '../page.tsx'
import type { Route } from './+types/route'

export async function loader({ params, context }: Route.LoaderArgs) {
  const spot = await findParkingSpot(context.get(backendContext).db, params.id)
  return data({ spot }, { status: spot ? 200 : 404 })
}

export default function ParkingSpot({ loaderData: { spot } }: Route.ComponentProps) {
  const title = spot ? text.spot(spot.number) : text.notFound
  return (
    <Page title={title} {...(spot && { intro: parkingLevelName(spot.floor) })}>
      {spot && <StatusBadge status={spot.status} label={parkingStatusLabels[spot.status]} />}
      <p className="mt-8">
        <Link to={href('/parking')} className={button({ kind: 'secondary' })}>
          {text.back}
        </Link>
      </p>
    </Page>
  )
}

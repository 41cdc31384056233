import { href, Link } from 'react-router'
import { findBuildingView } from '../../../backend/data/building-view.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { entrances, floors, placeName } from '../../../domain/building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { buildingViewText as text } from '../../text/admin/building-view.ts'
import { errors } from '../../text/admin/errors.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { PublicLink } from '../frame/public-link.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/route'
import { OutlinedBuilding } from './outlined-building.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'settings')
  return { versions, view: await findBuildingView(db) }
}

/** The image of the building with its floors, as the navigator begins with it: to be looked at, not changed. */
export default function BuildingViewScreen({ loaderData: { versions, view } }: Route.ComponentProps) {
  useLive(versions)
  return (
    <Screen title={text.title} action={<PublicLink to={href('/navigator')} />}>
      <Link
        to={href('/admin/floor-plans')}
        className="inline-flex min-h-9 items-center text-sea-700 underline-offset-4 hover:underline"
      >
        ← {text.toPlans}
      </Link>
      {view ? (
        <>
          <p className="mt-2 text-sea-800">
            {text.about} {text.outlined(view.floors.length)} {describeMissing(view.floors)}
          </p>
          <OutlinedBuilding view={view} />
        </>
      ) : (
        <EmptyState title={text.none} advice={text.noneAdvice} />
      )}
    </Screen>
  )
}

function describeMissing(outlined: { entrance: string; floor: number }[]): string {
  const places = entrances.flatMap((entrance) => floors.map((floor) => ({ entrance, floor })))
  const missing = places.filter(
    (place) => !outlined.some(({ entrance, floor }) => entrance === place.entrance && floor === place.floor),
  )
  return missing.length === 0 ? text.allOutlined : text.missing(missing.map(placeName).join('; '))
}

export function ErrorBoundary() {
  return <ScreenLoadError title={text.title} message={errors.load.settings} />
}

import { href, Link } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { findBuildingView } from '../../../backend/data/settings.ts'
import { type Building, floorLabel, floorsOfEntrance, placeName } from '../../../domain/building/building.ts'
import type { BuildingView } from '../../../domain/building/building-view.ts'
import { imageVariantUrl } from '../../../domain/files/stored-image.ts'
import { type FloorPlanPlace, outlineStroke } from '../../../domain/floor-plan/floor-plan.ts'
import { labelPlace } from '../../../domain/floor-plan/label-place.ts'
import { formatPoints } from '../../../domain/geometry/polygon.ts'
import { useBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { errors } from '../../text/admin/errors.ts'
import { buildingViewText as text } from '../../text/admin/plans.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { PublicLink } from '../frame/screen-links.tsx'
import type { Route } from './+types/building'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'settings')
  return { versions, view: await findBuildingView(db) }
}

/** Shows the building's image with the outlined floors as the navigator uses it. It is read-only. */
export default function BuildingViewScreen({ loaderData: { versions, view } }: Route.ComponentProps) {
  useLive(versions)
  const building = useBuilding()
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
            {text.about} {text.outlined(view.floors.length)} {describeMissing(building, view.floors)}
          </p>
          <OutlinedBuilding view={view} />
        </>
      ) : (
        <EmptyState title={text.none} advice={text.noneAdvice} />
      )}
    </Screen>
  )
}

function describeMissing(building: Building, outlined: readonly FloorPlanPlace[]): string {
  const places = building.entrances.flatMap(({ id: entrance }) =>
    floorsOfEntrance(building, entrance).map((floor) => ({ entrance, floor })),
  )
  const missing = places.filter(
    (place) => !outlined.some(({ entrance, floor }) => entrance === place.entrance && floor === place.floor),
  )
  return missing.length === 0
    ? text.allOutlined
    : text.missing(missing.map((place) => placeName(building, place)).join('; '))
}

export function ErrorBoundary() {
  return <ScreenLoadError title={text.title} message={errors.load.settings} />
}

/** Each outline links to the plan of its floor. */
function OutlinedBuilding({ view }: { view: BuildingView }) {
  const building = useBuilding()
  const { imageUrl, imageWidth, imageHeight, floors } = view
  const letters = imageWidth / 70
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset
    <svg
      role="group"
      aria-label={text.image}
      viewBox={`0 0 ${imageWidth} ${imageHeight}`}
      className="mt-3 block max-h-[max(20rem,100svh-14rem)] w-full rounded-card bg-white shadow-card"
    >
      <image href={imageVariantUrl(imageUrl, 1920)} width={imageWidth} height={imageHeight} />
      {floors.map(({ entrance, floor, points }) => {
        const { x, y } = labelPlace(points)
        return (
          <Link
            key={`${entrance}-${floor}`}
            to={`${href('/admin/floor-plans')}?entrance=${entrance}&floor=${floor}`}
            aria-label={placeName(building, { entrance, floor })}
            className="group outline-none"
          >
            <polygon
              points={formatPoints(points)}
              strokeWidth={imageWidth * outlineStroke}
              className="fill-sea-500/25 stroke-white group-hover:fill-sea-500/50 group-focus-visible:fill-coral-500/50"
            />
            <text
              x={x}
              y={y}
              fontSize={letters}
              strokeWidth={letters / 4}
              textAnchor="middle"
              dominantBaseline="central"
              paintOrder="stroke"
              className="pointer-events-none fill-sea-950 stroke-white font-bold"
            >
              {floorLabel(building, { entrance, floor })}
            </text>
          </Link>
        )
      })}
    </svg>
  )
}

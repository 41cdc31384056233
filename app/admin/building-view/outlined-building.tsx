import { href, Link } from 'react-router'
import { placeName } from '../../../domain/building.ts'
import type { BuildingView } from '../../../domain/building-view.ts'
import { imageVariantUrl } from '../../../domain/files/stored-image.ts'
import { outlineStroke } from '../../../domain/floor-plan/floor-plan.ts'
import { labelPlace } from '../../../domain/floor-plan/label-place.ts'
import { formatPoints } from '../../../domain/geometry/polygon.ts'
import { buildingViewText as text } from '../../text/admin/building-view.ts'

/** The whole image with all outlines, each the way to its floor's plan. */
export function OutlinedBuilding({ view }: { view: BuildingView }) {
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
            aria-label={placeName({ entrance, floor })}
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
              {floor}
            </text>
          </Link>
        )
      })}
    </svg>
  )
}

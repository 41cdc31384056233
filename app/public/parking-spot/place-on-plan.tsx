import { imageVariants } from '../../../domain/files/stored-image.ts'
import { outlineStroke } from '../../../domain/floor-plan/floor-plan.ts'
import { StatusPatterns, statusFill } from '../navigator/status-patterns.tsx'
import { MarkedPlace } from '../parking/place-outlines.tsx'
import type { LevelPlan, ShownPlace } from '../parking/show-level-plan.ts'

interface PlaceOnPlanProps {
  plan: LevelPlan
  place: ShownPlace
  /** The part that is shown. */
  view: string
  label: string
}

/** The part of a plan around one place. An SVG crops it, because inline styles are not allowed. */
export function PlaceOnPlan({ plan: { image }, place, view, label }: PlaceOnPlanProps) {
  const { width, height } = image
  return (
    <svg role="img" aria-label={label} viewBox={view} className="block aspect-3/2 w-full">
      <StatusPatterns prefix="own" size={width / 110} of={[place.status]} />
      <image href={imageVariants(image).at(-1)?.url} width={width} height={height} />
      <polygon points={place.points} fill={statusFill('own', place.status)} />
      <MarkedPlace points={place.points} stroke={(width * outlineStroke) / 2} />
    </svg>
  )
}

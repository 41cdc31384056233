import { imageVariants } from '../../../domain/files/stored-image.ts'
import { outlineStroke } from '../../../domain/floor-plan/floor-plan.ts'
import { StatusPatterns, statusFill } from '../navigator/status-patterns.tsx'
import type { LevelPlan, OutlinedSpot } from '../parking/show-level-plan.ts'
import { MarkedSpot } from '../parking/spot-outlines.tsx'

interface SpotOnPlanProps {
  plan: LevelPlan
  outlinedSpot: OutlinedSpot
  /** The part that is shown. */
  view: string
  label: string
}

/** The part of a plan around one place. An SVG crops it, because inline styles are not allowed. */
export function SpotOnPlan({ plan: { image }, outlinedSpot, view, label }: SpotOnPlanProps) {
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

import { Link } from 'react-router'
import { outlineStroke } from '../../../domain/floor-plan/floor-plan.ts'
import { parkingSection } from '../../../text/public/sections/parking.ts'
import { useLocale } from '../../locale.tsx'
import { StatusPatterns, statusColours, statusFill } from '../navigator/status-patterns.tsx'
import type { LevelPlan, OutlinedSpot } from './show-level-plan.ts'

interface SpotOutlinesProps extends LevelPlan {
  /** The prefix of the ids of SVG patterns, which must differ where a page shows a plan twice. */
  name: string
  /** The parking spot that is highlighted. */
  markedId?: string | undefined
  /** Class names of the links: where spots are too small for a finger, `pointer-events-none` lets taps through. */
  className?: string
}

/** The parking spots over their plan, each a link, coloured and patterned by status. */
export function SpotOutlines({ image, outlinedSpots, name, markedId, className = '' }: SpotOutlinesProps) {
  const { spots } = useLocale(parkingSection).text.parking
  const { width, height } = image
  const stroke = width * outlineStroke
  const marked = outlinedSpots.find(({ id }) => id === markedId)
  if (outlinedSpots.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset
    <svg
      role="group"
      aria-label={spots}
      viewBox={`0 0 ${width} ${height}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      <StatusPatterns prefix={name} size={width / 110} />
      {outlinedSpots.map((spot) => (
        <SpotLink key={spot.id} spot={spot} stroke={stroke} patterns={name} className={className} />
      ))}
      {marked && <MarkedSpot points={marked.points} stroke={stroke} />}
    </svg>
  )
}

interface SpotLinkProps {
  spot: OutlinedSpot
  stroke: number
  patterns: string
  className: string
}

function SpotLink({ spot, stroke, patterns, className }: SpotLinkProps) {
  const { text, pages } = useLocale(parkingSection)
  const name = text.parking.spotWithStatus(spot)
  const { fill, stroke: line } = statusColours[spot.status]
  return (
    <Link to={pages.parkingSpot(spot.id)} aria-label={name} className={`group outline-none ${className}`}>
      <title>{name}</title>
      <polygon
        points={spot.points}
        fill={statusFill(patterns, spot.status)}
        strokeWidth={stroke}
        className={line}
      />
      <polygon
        points={spot.points}
        strokeWidth={stroke * 2}
        fillOpacity="0.22"
        className={`hidden stroke-sea-950 group-hover:block group-focus-visible:block ${fill}`}
      />
    </Link>
  )
}

/** Drawn last, so that outlines beside it do not cover its edge. */
export function MarkedSpot({ points, stroke }: { points: string; stroke: number }) {
  return (
    <g fill="none" strokeLinejoin="round">
      <polygon points={points} strokeWidth={stroke * 5} className="stroke-white" />
      <polygon points={points} strokeWidth={stroke * 3} className="stroke-sea-950" />
    </g>
  )
}

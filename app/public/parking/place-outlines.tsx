import { href, Link } from 'react-router'
import { outlineStroke } from '../../../domain/floor-plan/floor-plan.ts'
import { parkingSpotName } from '../../../domain/parking/parking-spot-name.ts'
import { parkingStatusLabels } from '../../../domain/status.ts'
import { parkingText as text } from '../../text/public/parking.ts'
import { StatusPatterns, statusColours, statusFill } from '../navigator/status-patterns.tsx'
import type { LevelPlan, ShownPlace } from './show-level-plan.ts'

interface PlaceOutlinesProps extends LevelPlan {
  /** Of its patterns: a page may show a plan twice. */
  name: string
  /** Whose place is drawn apart from the others. */
  markedId?: string | undefined
  /** For the links: where places are too small for a finger, they let taps through. */
  className?: string
}

/** The places over their plan, each a link, coloured and patterned by status. */
export function PlaceOutlines({ image, places, name, markedId, className = '' }: PlaceOutlinesProps) {
  const { width, height } = image
  const stroke = width * outlineStroke
  const marked = places.find(({ id }) => id === markedId)
  if (places.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset
    <svg
      role="group"
      aria-label={text.places}
      viewBox={`0 0 ${width} ${height}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      <StatusPatterns prefix={name} size={width / 110} />
      {places.map((place) => (
        <PlaceLink key={place.id} place={place} stroke={stroke} patterns={name} className={className} />
      ))}
      {marked && <MarkedPlace points={marked.points} stroke={stroke} />}
    </svg>
  )
}

interface PlaceLinkProps {
  place: ShownPlace
  stroke: number
  patterns: string
  className: string
}

function PlaceLink({ place, stroke, patterns, className }: PlaceLinkProps) {
  const name = `${parkingSpotName(place)}, ${parkingStatusLabels[place.status]}`
  const { fill, stroke: line } = statusColours[place.status]
  return (
    <Link
      to={href('/parking/:id', { id: place.id })}
      aria-label={name}
      className={`group outline-none ${className}`}
    >
      <title>{name}</title>
      <polygon
        points={place.points}
        fill={statusFill(patterns, place.status)}
        strokeWidth={stroke}
        className={line}
      />
      <polygon
        points={place.points}
        strokeWidth={stroke * 2}
        fillOpacity="0.22"
        className={`hidden stroke-sea-950 group-hover:block group-focus-visible:block ${fill}`}
      />
    </Link>
  )
}

/** Drawn last, so that no neighbour covers its edge. */
export function MarkedPlace({ points, stroke }: { points: string; stroke: number }) {
  return (
    <g fill="none" strokeLinejoin="round">
      <polygon points={points} strokeWidth={stroke * 5} className="stroke-white" />
      <polygon points={points} strokeWidth={stroke * 3} className="stroke-sea-950" />
    </g>
  )
}

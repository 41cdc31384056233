import type { ReactNode } from 'react'
import { type Status, statuses } from '../../../domain/status.ts'

/** Plain, striped and crossed, so that statuses differ also without colour. */
const marks: Record<Status, ReactNode> = {
  available: null,
  reserved: <path d="M-1 1 1-1M0 8 8 0M7 9 9 7" strokeWidth="1.1" />,
  sold: <path d="M-1 1 1-1M0 8 8 0M7 9 9 7M-1 7 1 9M0 0 8 8M7-1 9 1" strokeWidth="0.7" />,
}

export const statusColours: Record<Status, { fill: string; stroke: string }> = {
  available: { fill: 'fill-available', stroke: 'stroke-available' },
  reserved: { fill: 'fill-reserved', stroke: 'stroke-reserved' },
  sold: { fill: 'fill-sold', stroke: 'stroke-sold' },
}

interface StatusPatternsProps {
  prefix: string
  /** The side of one tile, in the units of the drawing that uses the pattern. */
  size: number
  /** The statuses that the drawing uses; all by default. */
  of?: readonly Status[]
}

export function StatusPatterns({ prefix, size, of = statuses }: StatusPatternsProps) {
  return (
    <defs>
      {of.map((status) => (
        <pattern
          key={status}
          id={`${prefix}-${status}`}
          width={size}
          height={size}
          viewBox="0 0 8 8"
          patternUnits="userSpaceOnUse"
        >
          <rect width="8" height="8" className={statusColours[status].fill} fillOpacity="0.26" />
          <g className={statusColours[status].stroke} strokeOpacity="0.55" fill="none">
            {marks[status]}
          </g>
        </pattern>
      ))}
    </defs>
  )
}

export function statusFill(prefix: string, status: Status): string {
  return `url(#${prefix}-${status})`
}

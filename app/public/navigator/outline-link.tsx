import { type KeyboardEvent, memo } from 'react'
import { Link } from 'react-router'
import { apartmentName } from './apartment-name.ts'
import { selectionLink } from './selection.ts'
import type { ShownOutline } from './shown-floor.ts'
import { statusColours, statusFill } from './status-patterns.tsx'

interface OutlineLinkProps extends ShownOutline {
  stroke: number
  patterns: string
  isSelected: boolean
}

/** One apartment on the plan: a link, so that it can be focused, followed without scripts, and opened in a tab. */
export const OutlineLink = memo(function OutlineLink(props: OutlineLinkProps) {
  const { apartment, points, stroke, patterns, isSelected } = props
  return (
    <Link
      {...selectionLink(apartment.id, isSelected)}
      aria-label={apartmentName(apartment)}
      aria-current={isSelected || undefined}
      onKeyDown={selectWithSpace}
      data-home={apartment.id}
      className="group cursor-pointer outline-none"
    >
      <polygon
        points={points}
        fill={statusFill(patterns, apartment.status)}
        strokeWidth={stroke}
        strokeLinejoin="round"
        className={statusColours[apartment.status].stroke}
      />
      <polygon
        points={points}
        strokeWidth={stroke * 2.5}
        strokeLinejoin="round"
        fillOpacity="0.22"
        className={`hidden stroke-sea-950 group-hover:block group-focus-visible:block ${statusColours[apartment.status].fill}`}
      />
    </Link>
  )
})

/** Space follows the link as Enter does: it looks like a button, and people press it like one. */
function selectWithSpace(event: KeyboardEvent<Element>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

import { apartmentStatusLabels, type Status, statuses } from '../../../domain/status.ts'
import { navigatorText as text } from '../../text/public/navigator.ts'
import type { ShownApartment } from './shown-floor.ts'
import { StatusPatterns, statusColours, statusFill } from './status-patterns.tsx'

/** What the colours and patterns mean, and how many homes of each there are on this floor. */
export function Legend({ apartments }: { apartments: ShownApartment[] }) {
  return (
    <ul aria-label={text.legend} className="flex flex-wrap gap-x-6 gap-y-2">
      {statuses.map((status) => (
        <li key={status} className="flex items-center gap-2">
          <Swatch status={status} />
          <span>{apartmentStatusLabels[status]}</span>
          <b className="tabular-nums">{apartments.filter((home) => home.status === status).length}</b>
        </li>
      ))}
    </ul>
  )
}

const prefix = 'legend'

function Swatch({ status }: { status: Status }) {
  return (
    <svg viewBox="0 0 28 18" className="h-4.5 w-7" aria-hidden="true">
      <StatusPatterns prefix={prefix} size={9} of={[status]} />
      <rect
        x="1"
        y="1"
        width="26"
        height="16"
        rx="3"
        fill={statusFill(prefix, status)}
        strokeWidth="1.5"
        className={statusColours[status].stroke}
      />
    </svg>
  )
}

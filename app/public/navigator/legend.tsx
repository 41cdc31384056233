import { type Status, statuses } from '../../../domain/status.ts'
import { useLocale } from '../../locale.tsx'
import { StatusPatterns, statusColours, statusFill } from './status-patterns.tsx'

interface LegendProps {
  apartments: { status: Status }[]
  label: string
}

/** What the colours and patterns mean, with the number of apartments of each status. */
export function Legend({ apartments, label }: LegendProps) {
  const { apartmentStatus } = useLocale().text.labels
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-3 gap-y-1 max-lg:text-sm lg:gap-x-6">
      {statuses.map((status) => (
        <li key={status} className="flex items-center gap-1.5">
          <Swatch status={status} />
          <span>{apartmentStatus[status]}</span>
          <b className="tabular-nums">
            {apartments.filter((apartment) => apartment.status === status).length}
          </b>
        </li>
      ))}
    </ul>
  )
}

const prefix = 'legend'

function Swatch({ status }: { status: Status }) {
  return (
    <svg viewBox="0 0 28 18" className="swatch h-4.5 w-6 lg:w-7" aria-hidden="true">
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

import { parkingStatusLabels, statuses } from '../../domain/status.ts'
import { StatusBadge } from './status-badge.tsx'

/** What the three colours and marks mean. */
export function StatusLegend({ label }: { label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {statuses.map((status) => (
        <li key={status}>
          <StatusBadge status={status} label={parkingStatusLabels[status]} />
        </li>
      ))}
    </ul>
  )
}

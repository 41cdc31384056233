import { apartmentStatusLabels, parkingStatusLabels, statuses } from '../../domain/status.ts'
import { StatusBadge } from './status-badge.tsx'

const labels = { apartments: apartmentStatusLabels, parking: parkingStatusLabels }

/** What the three colours and marks mean. */
export function StatusLegend({ label, of }: { label: string; of: keyof typeof labels }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {statuses.map((status) => (
        <li key={status}>
          <StatusBadge status={status} label={labels[of][status]} />
        </li>
      ))}
    </ul>
  )
}

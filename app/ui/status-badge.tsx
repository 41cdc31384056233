import type { Status } from '../../domain/status.ts'

export const statusClassNames: Record<Status, string> = {
  available: 'bg-available-soft text-available',
  reserved: 'bg-reserved-soft text-reserved',
  sold: 'bg-sold-soft text-sold',
}

/**
 * A badge whose text says the status; its shape and colour repeat it. The shape is in app.css, because long
 * lists have a badge in every row.
 */
export function StatusBadge({ status, label }: { status: Status; label: string }) {
  return <span className={`status-badge status-${status} ${statusClassNames[status]}`}>{label}</span>
}

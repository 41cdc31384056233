import type { Status } from '../../domain/status.ts'

export const statusClassNames: Record<Status, string> = {
  available: 'bg-available-soft text-available',
  reserved: 'bg-reserved-soft text-reserved',
  sold: 'bg-sold-soft text-sold',
}

/** The word says the status; shape and colour only repeat it (see app.css: long lists have one in each row). */
export function StatusBadge({ status, label }: { status: Status; label: string }) {
  return <span className={`status-badge status-${status} ${statusClassNames[status]}`}>{label}</span>
}

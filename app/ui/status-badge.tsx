import type { Status } from '../../domain/status.ts'

export const statusLooks: Record<Status, string> = {
  available: 'bg-available-soft text-available',
  reserved: 'bg-reserved-soft text-reserved',
  sold: 'bg-sold-soft text-sold',
}

/** The word says the status; shape and colour only repeat it. */
export function StatusBadge({ status, label }: { status: Status; label: string }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold ${statusLooks[status]}`}
    >
      <StatusMark status={status} />
      {label}
    </span>
  )
}

/** A ring, a half and a full circle: told apart without colour. */
function StatusMark({ status }: { status: Status }) {
  return (
    <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
      <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="2" />
      {status === 'reserved' && <path d="M6 1.5a4.5 4.5 0 0 1 0 9z" fill="currentColor" />}
      {status === 'sold' && <circle cx="6" cy="6" r="4.5" fill="currentColor" />}
    </svg>
  )
}

import { Bell } from 'lucide-react'
import { alertsText } from '../../../text/admin/alerts.ts'

/** How many visitors wait to be told of the apartment. */
export function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-sea-800">
      <Bell className="size-4" aria-hidden="true" />
      {alertsText.waiting(count)}
    </span>
  )
}

/** The same beside the number of a row. */
export function WaitingMark({ count }: { count: number }) {
  const label = alertsText.waiting(count)
  return (
    <span role="img" aria-label={label} title={label} className="flex items-center text-sm text-sea-700">
      <Bell className="size-4" aria-hidden="true" />
      {count}
    </span>
  )
}

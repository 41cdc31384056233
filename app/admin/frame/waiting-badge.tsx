import { adminText } from '../../text/admin/admin.ts'
import { reservationsText } from '../../text/admin/reservations.ts'
import { CountBadge } from './count-badge.tsx'
import type { Waiting, WaitingKind } from './read-waiting.ts'
import { useWaiting } from './use-waiting.ts'

const labels = { enquiries: adminText.unread, reservations: reservationsText.expiring }

/** Beside the link to what waits; nothing while nothing does. */
export function WaitingBadge({ kind, waiting }: { kind: WaitingKind; waiting: Waiting }) {
  const count = useWaiting(kind, waiting)
  return <CountBadge count={count} label={labels[kind](count)} />
}

import { formatNumber } from '../../../domain/formats/measures.ts'
import { adminText } from '../../text/office/admin.ts'
import type { Unread } from './read-unread.ts'
import { useUnread } from './use-unread.ts'

/** Beside the link to the enquiries; nothing while all are read. */
export function UnreadMark({ unread }: { unread: Unread }) {
  const count = useUnread(unread)
  if (count === 0) return null
  return (
    <>
      <span
        aria-hidden="true"
        className="min-w-6 rounded-full bg-coral-600 px-1.5 py-0.5 text-center text-xs leading-tight font-bold text-white tabular-nums lg:ml-auto"
      >
        {count > 999 ? '999+' : formatNumber(count)}
      </span>
      <span className="sr-only">{adminText.unread(count)}</span>
    </>
  )
}

import { adminText } from '../../text/office/admin.ts'
import { CountMark } from './count-mark.tsx'
import type { Unread } from './read-unread.ts'
import { useUnread } from './use-unread.ts'

/** Beside the link to the enquiries; nothing while all are read. */
export function UnreadMark({ unread }: { unread: Unread }) {
  const count = useUnread(unread)
  return <CountMark count={count} words={adminText.unread(count)} />
}

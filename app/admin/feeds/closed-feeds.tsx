import { feedsText as text } from '../../text/admin/feeds.ts'
import { WishButton } from './wish-button.tsx'

export function ClosedFeeds() {
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <p className="font-semibold">{text.closed}</p>
      <WishButton wish="open">{text.start}</WishButton>
    </div>
  )
}

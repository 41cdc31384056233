import { ClipboardCheck } from 'lucide-react'
import { carryText as text } from '../../../../text/admin/carry-outlines.ts'
import { button } from '../../../ui/button.ts'

interface ReviewNoticeProps {
  isBusy: boolean
  /** Saving the plan, changed or not, says that somebody has looked at it. */
  onReviewed: () => void
}

/** Says that the outlines were carried here from another floor and nobody has looked at them. */
export function ReviewNotice({ isBusy, onReviewed }: ReviewNoticeProps) {
  return (
    <section className="rounded-card border border-reserved/40 bg-reserved-soft p-4 text-sm text-reserved">
      <p>{text.toReview}</p>
      <button
        type="button"
        disabled={isBusy}
        onClick={onReviewed}
        className={button({ kind: 'secondary', className: 'mt-2 w-full' })}
      >
        <ClipboardCheck className="size-4" aria-hidden="true" />
        {text.reviewed}
      </button>
    </section>
  )
}

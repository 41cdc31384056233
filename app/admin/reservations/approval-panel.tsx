import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { href, useFetcher } from 'react-router'
import type { Approval } from '../../../domain/reservation/discount.ts'
import { approvalLabels, reservationsText } from '../../../text/admin/reservations.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { useRole } from '../session/use-role.ts'
import { unitsNameField } from './reservation-form-fields.tsx'

const text = reservationsText.approval

export interface ApprovalView {
  approval: Exclude<Approval, 'none'>
  agreedPrice: string
  listPrice: string
  /** Undefined while nobody knows the list price. */
  percent: string | undefined
  /** „Поиска Ана на 18.11.2026 г.“ */
  asked: string
  decidedBy: string
  note: string
}

interface ApprovalPanelProps {
  id: string
  revision: number
  units: string
  approval: ApprovalView
}

/** A discount above the limit: what it is, what was decided, and for administrators the decision itself. */
export function ApprovalPanel({ id, revision, units, approval }: ApprovalPanelProps) {
  const isAdmin = useRole() === 'admin'
  const isWaiting = approval.approval === 'waiting'
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className={`mb-4 rounded-card p-4 ${isWaiting ? 'bg-reserved-soft' : 'bg-sand-100'}`}
    >
      <h2 id={heading} className="text-lg">
        {approvalLabels[approval.approval]}
      </h2>
      <p className="mt-1">
        {text.agreed}: <b>{approval.agreedPrice}</b>
        {approval.percent !== undefined && ` (${text.discount(approval.percent)})`} · {text.list}:{' '}
        {approval.listPrice}
      </p>
      <p className="text-sm text-sea-800">
        {[approval.asked, approval.decidedBy && text.decidedBy(approval.decidedBy)]
          .filter(Boolean)
          .join(' · ')}
        {isWaiting && ` · ${text.waits}`}
      </p>
      {approval.note && <p className="mt-1 whitespace-pre-line wrap-anywhere">{approval.note}</p>}
      {isAdmin && isWaiting && <Decision {...{ id, revision, units }} />}
    </section>
  )
}

function Decision({ id, revision, units }: Omit<ApprovalPanelProps, 'approval'>) {
  const fetcher = useFetcher()
  const note = useId()
  return (
    <fetcher.Form method="post" action={href('/admin/reservations/:id/discount', { id })} className="mt-3">
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name={unitsNameField} value={units} />
      <label htmlFor={note} className="text-sm font-semibold text-sea-900">
        {text.note}
      </label>
      <input
        id={note}
        name="note"
        maxLength={1000}
        autoComplete="off"
        className={`${control.low} max-w-xl`}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="submit"
          name="decision"
          value="approve"
          disabled={fetcher.state !== 'idle'}
          className={button()}
        >
          <Check className="size-5" aria-hidden="true" />
          {text.approve}
        </button>
        <button
          type="submit"
          name="decision"
          value="refuse"
          disabled={fetcher.state !== 'idle'}
          className={button({ kind: 'secondary' })}
        >
          <X className="size-5" aria-hidden="true" />
          {text.refuse}
        </button>
      </div>
    </fetcher.Form>
  )
}

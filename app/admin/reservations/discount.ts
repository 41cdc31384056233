import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { decideDiscount } from '../../../backend/data/reservations/approvals.ts'
import { findReservation } from '../../../backend/data/reservations/queries.ts'
import { changeDeal } from '../../../backend/deals/deals.ts'
import { optionalText } from '../../../domain/record/field-schemas.ts'
import { sentRevision } from '../../../domain/record/sent-revision.ts'
import { reservationsText } from '../../../text/admin/reservations.ts'
import { backendContext } from '../../context.ts'
import { formAction } from '../form/form-action.ts'
import { toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/discount'
import { explainReservationRefusal } from './reservation-collection.server.ts'
import { unitsNameField } from './reservation-form-fields.tsx'

const text = reservationsText.approval

const schema = z.object({
  revision: sentRevision,
  decision: z.enum(['approve', 'refuse']),
  note: optionalText(1000),
  /** For the message after the decision. */
  [unitsNameField]: optionalText(1000),
})

/** An administrator's yes or no to a discount. Of two at once the second is told that it is decided. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  const before = await findReservation(backend.db, id)
  if (!before) throw data(null, { status: 404 })
  return formAction(
    { request, context },
    {
      schema,
      failed: text.failed,
      messages: () => ({
        stale: { error: text.failed, detail: reservationsText.problems.notWaiting },
        refused: (thrown) => {
          const refusal = explainReservationRefusal(thrown)
          return refusal && { error: text.failed, detail: refusal.detail }
        },
      }),
      run: async ({ revision, decision, note }) => {
        const isApproved = decision === 'approve'
        await changeDeal(backend, before, (db) => decideDiscount(db, id, revision, { isApproved, note }))
        return redirect(href('/admin/reservations/:id', { id }))
      },
    },
  )
}

export const clientAction = toastResult(async (request) => {
  const form = await request.clone().formData()
  const decided = form.get('decision') === 'approve' ? text.approved : text.refused
  return { done: decided(String(form.get(unitsNameField) ?? '')), failed: text.failed }
})

export function loader({ params: { id } }: Route.LoaderArgs) {
  return redirect(href('/admin/reservations/:id', { id }))
}

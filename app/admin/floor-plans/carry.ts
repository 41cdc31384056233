import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { carryOutlines } from '../../../backend/data/plans/carry-outlines.ts'
import { InvalidLink } from '../../../backend/data/plans/outline-links.ts'
import type { SavedBatch } from '../../../backend/data/records/batches.ts'
import { carryText as text } from '../../../text/admin/carry-outlines.ts'
import { floorPlansText } from '../../../text/admin/plans.ts'
import { logMessages } from '../../../text/log-messages.ts'
import { backendContext } from '../../context.ts'
import { recordList } from '../../forms/list-field.ts'
import { formAction } from '../form/form-action.ts'
import { type Fault, toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/carry'

export interface CarryResult extends Fault {
  saved?: SavedBatch
}

/** More floors than any entrance has. */
const mostFloors = 120

const schema = z.object({ from: recordList(1), to: recordList(mostFloors) })

/** Gives the outlines of one floor to others, as one batch of the history. */
export function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return formAction(
    { request, context },
    {
      schema,
      failed: text.failed,
      messages: () => ({
        stale: { error: text.failed, detail: text.stale },
        refused: (thrown) =>
          thrown instanceof InvalidLink
            ? { error: text.failed, detail: floorPlansText.errors.invalid }
            : undefined,
        logged: logMessages.updateFloorPlan,
      }),
      run: async ({ from: [from], to }) =>
        from
          ? data<CarryResult>({ saved: await carryOutlines(db, from, to) })
          : data<CarryResult>({ error: text.failed }, { status: 400 }),
    },
  )
}

/** Shows no success, because the panel shows it with a button that reverts it. */
export const clientAction = toastResult<CarryResult>(() => ({ failed: text.failed }))

export function loader() {
  return redirect(href('/admin/floor-plans'))
}

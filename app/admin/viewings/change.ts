import { href, redirect } from 'react-router'
import { z } from 'zod'
import { getViewingHours } from '../../../backend/data/settings.ts'
import { findViewing } from '../../../backend/data/viewings/queries.ts'
import { moveViewing, setOutcome } from '../../../backend/data/viewings/viewings.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { isOutsideHours } from '../../../domain/viewing/viewing-hours.ts'
import { viewingMoveSchema, viewingOutcomeSchema } from '../../../domain/viewing/viewing-schema.ts'
import { viewingsText as text } from '../../../text/admin/viewings.ts'
import { backendContext } from '../../context.ts'
import { formAction } from '../form/form-action.ts'
import { toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/change'
import { explainViewingRefusal } from './viewing-collection.server.ts'

/** Either another time or agent, or what became of the viewing. */
const changeSchema = z.object({
  ...viewingMoveSchema.partial().shape,
  ...viewingOutcomeSchema.partial().shape,
  revision: viewingMoveSchema.shape.revision,
})

export function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return formAction(
    { request, context },
    {
      schema: changeSchema.refine(({ state, day, time, agentId, outcome }) =>
        state === undefined
          ? day !== undefined && time !== undefined && outcome === undefined
          : day === undefined && time === undefined && agentId === undefined,
      ),
      failed: text.calendar.notMoved,
      messages: ({ state }) => {
        const failed = state === undefined ? text.calendar.notMoved : text.outcomeFailed
        return {
          failed,
          refused: (thrown) => {
            const refusal = explainViewingRefusal(thrown)
            return refusal && { error: failed, detail: refusal.detail }
          },
        }
      },
      async run({ revision, state, outcome, day = '', time = '', agentId }) {
        if (state !== undefined) {
          const { revision: now } = await setOutcome(db, id, revision, { state, outcome })
          return { outcome: { revision: now } }
        }
        const before = await findViewing(db, id)
        const moved = await moveViewing(db, id, revision, { day, time, ...(agentId && { agentId }) })
        const { values: hours } = await getViewingHours(db)
        return {
          moved: {
            ...pick(moved, ['id', 'revision', 'day', 'time']),
            isOutside: isOutsideHours(hours, moved),
            before: before && pick(before, ['day', 'time', 'agentId']),
          },
        }
      },
    },
  )
}

/** There is no page: the calendar and the viewing send here. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/admin/viewings/:id', params))
}

export const clientAction = toastResult(async (request) => {
  const isMove = !(await request.clone().formData()).has('state')
  return isMove ? { failed: text.calendar.notMoved } : { done: text.outcomeSaved, failed: text.outcomeFailed }
})

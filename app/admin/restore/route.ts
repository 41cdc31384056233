import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { RestoreRefused } from '../../../backend/data/history/errors.ts'
import { restoreRecords } from '../../../backend/removal/restore-records.ts'
import { restorableCollections } from '../../../domain/record/removal.ts'
import { questionOf } from '../../../domain/record/warning.ts'
import { restoreText as text } from '../../../text/admin/lists.ts'
import { explainWarnings } from '../../../text/admin/warnings.ts'
import { backendContext } from '../../context.ts'
import { listField } from '../../forms/list-field.ts'
import { adminFormLimit } from '../../forms/read-form.ts'
import { formAction } from '../form/form-action.ts'
import { type Fault, toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/route'

export interface RestoreResult extends Fault {
  count?: number
}

const most = 500
const wantedSchema = z.object({
  collection: z.enum(restorableCollections),
  ids: listField(z.string().min(1).max(100), most),
  confirmed: z.string().max(adminFormLimit).optional(),
})

export function action({ request, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  return formAction(
    { request, context },
    {
      schema: wantedSchema,
      failed: text.failed,
      maxCharacters: adminFormLimit,
      messages: () => ({
        refused: (thrown) =>
          thrown instanceof RestoreRefused
            ? { error: text.failed, detail: text.refused[thrown.reason] }
            : undefined,
      }),
      run: async ({ collection, ids, confirmed = '' }) => {
        const restored = await restoreRecords(backend, { collection, ids: [...new Set(ids)], confirmed })
        return 'warnings' in restored
          ? data({ question: questionOf(explainWarnings(restored.warnings)) }, { status: 422 })
          : { count: restored.count }
      },
    },
  )
}

export const clientAction = toastResult<RestoreResult>(async (request) => {
  const collection = String((await request.clone().formData()).get('collection'))
  return { done: ({ count }) => (count ? text.done(collection, count) : undefined), failed: text.failed }
})

export function loader() {
  return redirect(href('/admin/history'))
}

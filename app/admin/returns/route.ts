import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { ReturnRefused } from '../../../backend/data/removals.ts'
import { bringBack } from '../../../backend/removal/bring-back.ts'
import { returningCollections } from '../../../domain/record/removal.ts'
import { backendContext } from '../../context.ts'
import { officeForm } from '../../forms/read-form.ts'
import { wordList } from '../../forms/word-list.ts'
import { returnsText as text } from '../../text/office/returns.ts'
import { formAction } from '../form/form-action.ts'
import { questionOf } from '../form/question.ts'
import { type Fault, toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/route'

export interface ReturnAnswer extends Fault {
  /** How many are back. */
  count?: number
}

const most = 500
const wantedSchema = z.object({
  collection: z.enum(returningCollections),
  ids: wordList(z.string().min(1).max(100), most),
  confirmed: z.string().max(officeForm).optional(),
})

/** Brings deleted records back, once the warnings about it are confirmed. */
export function action({ request, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  return formAction(
    { request, context },
    {
      schema: wantedSchema,
      failed: text.failed,
      longest: officeForm,
      words: () => ({
        refused: (thrown) =>
          thrown instanceof ReturnRefused
            ? { error: text.failed, detail: text.refused[thrown.reason] }
            : undefined,
      }),
      run: async ({ collection, ids, confirmed = '' }) => {
        const returned = await bringBack(backend, { collection, ids: [...new Set(ids)], confirmed })
        return 'warnings' in returned
          ? data({ question: questionOf(returned.warnings) }, { status: 422 })
          : { count: returned.count }
      },
    },
  )
}

export const clientAction = toastResult<ReturnAnswer>(async (request) => {
  const collection = String((await request.clone().formData()).get('collection'))
  return { done: ({ count }) => (count ? text.done(collection, count) : undefined), failed: text.failed }
})

export function loader() {
  return redirect(href('/admin/history'))
}

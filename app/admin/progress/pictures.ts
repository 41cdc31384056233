import { href, redirect } from 'react-router'
import { z } from 'zod'
import { orderProgressPictures } from '../../../backend/data/progress-entries.ts'
import { removeProgressPicture } from '../../../backend/removal/remove-with-files.ts'
import { maxEntryPictures } from '../../../domain/progress/progress-entry.ts'
import { errors } from '../../../text/admin/errors.ts'
import { progressFormText as text } from '../../../text/admin/progress.ts'
import { backendContext } from '../../context.ts'
import { listField } from '../../forms/list-field.ts'
import { adminFormLimit } from '../../forms/read-form.ts'
import { formAction } from '../form/form-action.ts'
import { toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/pictures'

const url = z.string().min(1).max(1000)

const changeSchema = z.discriminatedUnion('change', [
  z.object({ change: z.literal('order'), urls: listField(url, maxEntryPictures) }),
  z.object({ change: z.literal('delete'), url }),
])

const faults = { order: text.failed.order, delete: errors.deletePhoto }

/** Changes the order of an entry's pictures, or deletes one. They are added by uploads. */
export function action({ request, params: { id }, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  return formAction(
    { request, context },
    {
      schema: changeSchema,
      failed: errors.saveProgressEntry,
      invalid: errors.invalidInput,
      maxCharacters: adminFormLimit,
      messages: ({ change }) => ({ failed: faults[change] }),
      async run(sent) {
        if (sent.change === 'order') await orderProgressPictures(backend.db, id, sent.urls)
        else await removeProgressPicture(backend, id, sent.url)
        return null
      },
    },
  )
}

export const clientAction = toastResult(async (request) => {
  const isDeletion = (await request.clone().formData()).get('change') === 'delete'
  return isDeletion ? { failed: faults.delete, done: text.deleted } : { failed: faults.order, done: '' }
})

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/admin/progress/:id', params))
}

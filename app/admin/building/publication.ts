import { href, redirect } from 'react-router'
import { z } from 'zod'
import { setPublished } from '../../../backend/data/building.ts'
import { sentRevision } from '../../../domain/record/sent-revision.ts'
import { backendContext } from '../../context.ts'
import { publicationText as text } from '../../text/admin/building.ts'
import { errors } from '../../text/admin/errors.ts'
import { formAction } from '../form/form-action.ts'
import { toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/publication'

const schema = z.object({ change: z.enum(['publish', 'hide']), revision: sentRevision })

/** Publishes or hides the site. The building's form cannot, so that nobody does it by mistake when saving. */
export function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return formAction(
    { request, context },
    {
      schema,
      failed: text.failed,
      invalid: errors.invalidInput,
      run: async ({ change, revision }) => {
        await setPublished(db, revision, change === 'publish')
        return {}
      },
    },
  )
}

export const clientAction = toastResult(async (request) => {
  const { change } = schema.parse(Object.fromEntries(await request.clone().formData()))
  return { done: text.done[change], failed: text.failed }
})

export function loader() {
  return redirect(href('/admin/building'))
}

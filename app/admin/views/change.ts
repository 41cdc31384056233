import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { updatePanorama } from '../../../backend/data/panoramas.ts'
import { removePanorama } from '../../../backend/removal/remove-with-files.ts'
import { panoramaSchema } from '../../../domain/panorama/panorama-schema.ts'
import { explainFault } from '../../../text/admin/faults.ts'
import { panoramasText as text } from '../../../text/admin/views.ts'
import { logMessages } from '../../../text/log-messages.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { deleteAction } from '../delete/delete-action.ts'
import { formAction } from '../form/form-action.ts'
import { toastResult } from '../form/toast-result.ts'
import { requestRestore } from '../restore/restore-requests.tsx'
import type { Route } from './+types/change'

const list = href('/admin/views')

const revision = z.coerce.number().int().min(1).max(1_000_000_000)

/** Saves the floors and the direction of a panorama, or deletes it. Its pictures are uploads. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  if (request.method === 'DELETE')
    return deleteAction(
      { request, context },
      {
        failed: text.deleteFailed,
        messages: { logged: logMessages.deletePanorama },
        remove: () => removePanorama(backend, id),
        list,
      },
    )
  const values = panoramaSchema(await loadBuilding(context))
  return formAction(
    { request, context },
    {
      schema: values.safeExtend({ revision }),
      failed: text.saveFailed,
      invalid: ({ issues: [issue] }) => explainFault(issue?.message ?? ''),
      messages: () => ({ logged: logMessages.updatePanorama }),
      run: async ({ revision: basedOn, ...panorama }) => {
        await updatePanorama(backend.db, id, basedOn, panorama)
        return data(null)
      },
    },
  )
}

export const clientAction = toastResult((request) => {
  if (request.method !== 'DELETE') return { done: text.saved, failed: text.saveFailed }
  const ids = [new URL(request.url).pathname.split('/').at(-1) ?? '']
  const undo = () => requestRestore({ collection: 'panoramas', ids })
  return { done: text.deleted, failed: text.deleteFailed, undo }
})

export function loader() {
  return redirect(list)
}

import { data, href } from 'react-router'
import { findPaperTemplate } from '../../../backend/data/papers/papers.ts'
import { removeTemplate } from '../../../backend/removal/remove-with-files.ts'
import { documentsText as text } from '../../../text/admin/documents.ts'
import { backendContext } from '../../context.ts'
import { deleteAction } from '../delete/delete-action.ts'
import { toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/template'
import { sendPaper } from './send-paper.ts'

/** The template as it was uploaded. */
export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const template = await findPaperTemplate(backend.db, id)
  if (!template) throw data(null, { status: 404 })
  return sendPaper(request, backend, template)
}

export function action({ request, params: { id }, context }: Route.ActionArgs) {
  const remove = () => removeTemplate(context.get(backendContext), id)
  return deleteAction(
    { request, context },
    { failed: text.notDeleted, remove, list: href('/admin/documents') },
  )
}

export const clientAction = toastResult(() => ({ done: text.deleted, failed: text.notDeleted }))

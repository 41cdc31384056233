import { data, href } from 'react-router'
import { findPaper } from '../../../backend/data/papers/papers.ts'
import { removeDealPaper } from '../../../backend/removal/remove-with-files.ts'
import { documentsText } from '../../../text/admin/documents.ts'
import { backendContext, userContext } from '../../context.ts'
import { requireDeal } from '../deals/require-deal.server.ts'
import { deleteAction } from '../delete/delete-action.ts'
import { toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/paper'
import { sendPaper } from './send-paper.ts'

const { deal: text } = documentsText

/** The file of a document, to those who may read its deal. */
export async function loader({ request, params: { id, paper: paperId }, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  await requireDeal({ id, context })
  const paper = await findPaper(backend.db, id, paperId)
  if (!paper) throw data(null, { status: 404 })
  return sendPaper(request, backend, paper)
}

export function action({ request, params: { id, paper }, context }: Route.ActionArgs) {
  if (context.get(userContext).role !== 'admin') throw data(null, { status: 403 })
  const remove = () => removeDealPaper(context.get(backendContext), id, paper)
  return deleteAction(
    { request, context },
    { failed: text.notDeleted, remove, list: href('/admin/deals/:id', { id }) },
  )
}

export const clientAction = toastResult(() => ({ done: text.deleted, failed: text.notDeleted }))

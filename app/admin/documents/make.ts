import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { findPaperTemplate, TooManyPapers } from '../../../backend/data/papers/papers.ts'
import { makePaper } from '../../../backend/papers/make-paper.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { documentsText, explainFault } from '../../../text/admin/documents.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { requireDeal } from '../deals/require-deal.server.ts'
import { formAction } from '../form/form-action.ts'
import { toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/make'

const { deal: text } = documentsText
const retryLater = { 'Retry-After': '10' }

/** Fills a template from the deal and keeps the document with it. Agents may do so for their own deals. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  const deal = await requireDeal({ id, context })
  const building = await loadBuilding(context)
  return formAction(
    { request, context },
    {
      schema: z.object({ template: z.string().min(1).max(64) }),
      failed: text.failed,
      invalid: text.choose,
      messages: () => ({
        refused: (thrown) =>
          thrown instanceof TooManyPapers ? { error: text.failed, detail: text.tooMany } : undefined,
      }),
      async run({ template: templateId }) {
        const template = await findPaperTemplate(backend.db, templateId)
        if (!template) return data({ error: text.failed, detail: text.gone }, { status: 404 })
        const made = await makePaper(backend, building, { deal, template, day: isoDay(new Date()) })
        if (made === 'busy')
          return data({ error: text.failed, detail: text.busy }, { status: 503, headers: retryLater })
        if ('fault' in made)
          return data({ error: text.failed, detail: explainFault(made.fault) }, { status: 422 })
        return redirect(href('/admin/deals/:id', { id }))
      },
    },
  )
}

/** There is no page: the deal sends here. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/admin/deals/:id', params))
}

export const clientAction = toastResult(() => ({ done: text.made, failed: text.failed }))

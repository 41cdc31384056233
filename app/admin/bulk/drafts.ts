import { href, redirect } from 'react-router'
import { z } from 'zod'
import { setDrafts } from '../../../backend/data/apartments.ts'
import { maxRecordsAtOnce } from '../../../domain/lists/list-page.ts'
import { draftText as text } from '../../../text/admin/apartments.ts'
import { bulkText } from '../../../text/admin/lists.ts'
import { backendContext } from '../../context.ts'
import { recordList } from '../../forms/list-field.ts'
import { formAction } from '../form/form-action.ts'
import { toastResult } from '../form/toast-result.ts'
import type { Route } from './+types/drafts'
import { type BulkFault, reportStaleRecords } from './stale-records.ts'

/** What the selected apartments become. */
const draftChanges = ['published', 'drafts'] as const
export type DraftChange = (typeof draftChanges)[number]

const schema = z.object({ records: recordList(maxRecordsAtOnce), become: z.enum(draftChanges) })

/** Publishes several apartments as one batch, or makes drafts of them. Reserved and sold ones stay published. */
export function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  return formAction(
    { request, context },
    {
      schema,
      failed: text.failed.published,
      run: async ({ records, become }) => {
        const failed = text.failed[become]
        const collection = 'apartments'
        return reportStaleRecords(
          db,
          { collection, failed, detail: bulkText.changedMeanwhile },
          async () => ({
            ...(await setDrafts(db, records, become === 'drafts')),
            become,
          }),
        )
      },
    },
  )
}

/** Shows no toast, because the bulk bar, which sends the request, shows the result. */
export const clientAction = toastResult<BulkFault>(() => ({
  failed: text.failed.published,
  unreachable: { error: text.failed.published, detail: bulkText.unreachable },
  quiet: true,
}))

export function loader() {
  return redirect(href('/admin/apartments'))
}

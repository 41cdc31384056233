import { href } from 'react-router'
import { getCompanySettings } from '../../../backend/data/settings.ts'
import { replyTemplateText as text } from '../../../text/admin/enquiries.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { keepTyped } from '../form/keep-typed.ts'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { HistoryLink } from '../frame/screen-links.tsx'
import { editRecord, requireRecord } from '../record/record-actions.ts'
import { EditRecord, RecordError, toastSaved } from '../record/record-screen.tsx'
import type { Route } from './+types/reply-template'
import { replyTemplateServerCollection } from './reply-template-collection.server.ts'
import { replyTemplateCollection } from './reply-template-collection.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { saved, ...opened } = await requireRecord(replyTemplateServerCollection, { params, context })
  const { values: company } = await getCompanySettings(context.get(backendContext).db)
  return { ...opened, name: saved.name, lacksPriceList: saved.withPriceList && !company.publicPriceList }
}

export const action = editRecord(replyTemplateServerCollection)
export const clientLoader = keepTyped<typeof loader>(text.failed.load)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSaved(replyTemplateCollection)

export default function EditReplyTemplate({
  loaderData: { versions, record, name, lacksPriceList },
  actionData,
  params: { id },
}: Route.ComponentProps) {
  useLive(versions)
  return (
    <EditRecord
      collection={replyTemplateCollection}
      record={record}
      refused={actionData}
      title={text.edit(name)}
      name={text.nameOf(name)}
      url={href('/admin/settings/answer/:id', { id })}
      id={id}
      action={<HistoryLink collection="replyTemplates" record={id} />}
      above={
        lacksPriceList && (
          <p className="mb-4 max-w-4xl rounded-lg bg-reserved-soft p-3 text-reserved">
            {text.priceListIsClosed}
          </p>
        )
      }
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RecordError error={error} collection={replyTemplateCollection} />
}

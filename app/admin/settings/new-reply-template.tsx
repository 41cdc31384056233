import { neverRevalidate } from '../form/revalidation.ts'
import { addRecord, newRecordId } from '../record/record-actions.ts'
import { NewRecord, toastSaved } from '../record/record-screen.tsx'
import type { Route } from './+types/new-reply-template'
import { replyTemplateServerCollection } from './reply-template-collection.server.ts'
import { replyTemplateCollection } from './reply-template-collection.tsx'

export const loader = newRecordId
export const action = addRecord(replyTemplateServerCollection)
export const shouldRevalidate = neverRevalidate
export const clientAction = toastSaved(replyTemplateCollection)

export default function NewReplyTemplate({ loaderData: { id }, actionData }: Route.ComponentProps) {
  return <NewRecord collection={replyTemplateCollection} id={id} refused={actionData} />
}

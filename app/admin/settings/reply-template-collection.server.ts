import { deleteReplyTemplate, TooManyTemplates } from '../../../backend/data/enquiries/reply-templates.ts'
import {
  addTemplate,
  findOfferedTemplate,
  updateTemplate,
} from '../../../backend/enquiries/reply-templates.ts'
import {
  mostReplyTemplates,
  type ReplyTemplateValues,
  type StoredReplyTemplate,
} from '../../../domain/enquiry/reply-template.ts'
import { replyTemplateText as text } from '../../../text/admin/enquiries.ts'
import { logMessages } from '../../../text/log-messages.ts'
import type { ServerCollection } from '../record/collection.ts'
import { replyTemplateCollection } from './reply-template-collection.tsx'

const collection: ServerCollection<ReplyTemplateValues, StoredReplyTemplate> = {
  ...replyTemplateCollection(),
  notAdded: logMessages.add.replyTemplate,
  find: findOfferedTemplate,
  add: addTemplate,
  update: updateTemplate,
  remove: ({ db }, id) => deleteReplyTemplate(db, id),
  explainRefusal: (thrown) =>
    thrown instanceof TooManyTemplates ? { detail: text.tooMany(mostReplyTemplates) } : undefined,
}

export const replyTemplateServerCollection = () => collection

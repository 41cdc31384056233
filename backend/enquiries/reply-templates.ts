import type { ReplyTemplates } from '../../domain/enquiry/reply-template.ts'
import type { SavedRecord } from '../../domain/record/stored-record.ts'
import { defaultReplyTemplates } from '../../text/public/reply-templates.ts'
import type { Database } from '../data/database.ts'
import { getReplyTemplates } from '../data/settings.ts'

/**
 * The templates that replies begin with: those of the company, or else the product's own. Once somebody has saved
 * templates, a language that was left empty has none, and the Bulgarian one is offered for it.
 */
export async function getOfferedTemplates(db: Database): Promise<SavedRecord<ReplyTemplates>> {
  const saved = await getReplyTemplates(db)
  return saved.revision > 0 ? saved : { revision: 0, values: defaultReplyTemplates }
}

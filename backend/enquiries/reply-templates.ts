import type { ReplyTemplateValues, StoredReplyTemplate } from '../../domain/enquiry/reply-template.ts'
import { replyTemplateText } from '../../text/admin/enquiries.ts'
import { defaultReplyTemplates } from '../../text/public/reply-templates.ts'
import type { Database } from '../data/database.ts'
import {
  addReplyTemplate,
  generalTemplateId,
  listReplyTemplates,
  updateReplyTemplate,
} from '../data/enquiries/reply-templates.ts'
import { StaleRevision } from '../data/records/record-errors.ts'
import { lockCollections } from '../data/records/records.ts'

/** The product's own template. It is offered while the company has none, and is a record once somebody saves any. */
const builtIn: StoredReplyTemplate = {
  id: generalTemplateId,
  revision: 0,
  name: replyTemplateText.general,
  withCard: false,
  withPriceList: false,
  ...defaultReplyTemplates,
}

/** The templates that agents choose from, the first of which a reply begins with. */
export async function listOfferedTemplates(db: Database): Promise<StoredReplyTemplate[]> {
  const saved = await listReplyTemplates(db)
  return saved.length > 0 ? saved : [builtIn]
}

export async function findOfferedTemplate(
  db: Database,
  wanted: string,
): Promise<StoredReplyTemplate | undefined> {
  return (await listOfferedTemplates(db)).find(({ id }) => id === wanted)
}

/** The company's first template does not replace the product's own, which becomes a record beside it. */
export async function addTemplate(
  db: Database,
  values: ReplyTemplateValues,
  id?: string,
): Promise<StoredReplyTemplate> {
  return db.write('replyTemplates', async () => {
    if ((await listReplyTemplates(db)).length === 0) await addReplyTemplate(db, builtIn, builtIn.id)
    return addReplyTemplate(db, values, id)
  })
}

/** Saving the product's own template, which has no revision yet, adds it. */
export async function updateTemplate(
  db: Database,
  id: string,
  revision: number,
  values: ReplyTemplateValues,
): Promise<StoredReplyTemplate> {
  if (id !== builtIn.id || revision > 0) return updateReplyTemplate(db, id, revision, values)
  return db.write('replyTemplates', async (trx) => {
    await lockCollections(trx, ['replyTemplates'])
    if ((await listReplyTemplates(db)).length > 0) throw new StaleRevision()
    return addReplyTemplate(db, values, builtIn.id)
  })
}

import {
  mostReplyTemplates,
  type ReplyTemplateValues,
  type StoredReplyTemplate,
} from '../../../domain/enquiry/reply-template.ts'
import { byLanguage } from '../../../domain/language.ts'
import type { Stored } from '../../../domain/record/stored-record.ts'
import type { Database } from '../database.ts'
import type { OpenTransaction } from '../engine.ts'
import { lockCollections, recordsOf } from '../records/records.ts'
import type { ReplyTemplateRow } from '../schema.ts'

const records = recordsOf('replyTemplates', fromRow)

export class TooManyTemplates extends Error {
  constructor() {
    super(`There are at most ${mostReplyTemplates} templates`)
  }
}

/** The product's own template: the one that every installation begins with. */
export const generalTemplateId = 'general'

/**
 * The product's own first, then in the order in which they were added, because a reply begins with the first.
 * enquiries/reply-templates.ts has what is offered while there are none.
 */
export async function listReplyTemplates(db: Database): Promise<StoredReplyTemplate[]> {
  const rows = await db.read
    .selectFrom('replyTemplates')
    .selectAll()
    .orderBy(({ eb }) => eb.case().when('id', '=', generalTemplateId).then(0).else(1).end())
    .orderBy('createdAt')
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(fromRow)
}

export async function findReplyTemplate(db: Database, id: string): Promise<StoredReplyTemplate | undefined> {
  const row = await db.read.selectFrom('replyTemplates').selectAll().where('id', '=', id).executeTakeFirst()
  return row && fromRow(row)
}

/** Adding once more under the same id adds no second template. Throws TooManyTemplates. */
export async function addReplyTemplate(
  db: Database,
  values: ReplyTemplateValues,
  id: string = crypto.randomUUID(),
): Promise<StoredReplyTemplate> {
  return db.write('replyTemplates', async (trx) => {
    const added = await records.addOnce(db, { ...toRow(values), id }, toRow(values))
    await assertNotTooMany(trx)
    return fromRow(added)
  })
}

export async function updateReplyTemplate(
  db: Database,
  id: string,
  revision: number,
  values: ReplyTemplateValues,
): Promise<StoredReplyTemplate> {
  return fromRow(await records.revise(db, id, revision, toRow(values)))
}

export async function deleteReplyTemplate(db: Database, id: string): Promise<StoredReplyTemplate> {
  return fromRow(await records.remove(db, id))
}

/** Returns undefined when there is a template with this id. Throws TooManyTemplates. */
export async function restoreReplyTemplate(
  db: Database,
  { id, revision, createdAt, ...values }: ReplyTemplateValues & Stored & { createdAt: string },
): Promise<StoredReplyTemplate | undefined> {
  return db.write('replyTemplates', async (trx) => {
    const restored = await records.restore(db, { ...toRow(values), id, revision, createdAt })
    await assertNotTooMany(trx)
    return restored && fromRow(restored)
  })
}

/** Counts after the template was added, one writer at a time, so that two at once do not both take the last place. */
async function assertNotTooMany(trx: OpenTransaction): Promise<void> {
  await lockCollections(trx, ['replyTemplates'])
  const { count } = await trx
    .selectFrom('replyTemplates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count > mostReplyTemplates) throw new TooManyTemplates()
}

function toRow({ name, subject, text, withCard, withPriceList, ...values }: ReplyTemplateValues) {
  return {
    name,
    subject,
    text,
    translations: JSON.stringify(byLanguage((language) => values[language])),
    withCard: withCard ? 1 : 0,
    withPriceList: withPriceList ? 1 : 0,
  }
}

function fromRow({ translations, withCard, withPriceList, ...row }: ReplyTemplateRow): StoredReplyTemplate {
  const { id, revision, name, subject, text } = row
  return {
    ...{ id, revision, name, subject, text },
    withCard: withCard === 1,
    withPriceList: withPriceList === 1,
    ...JSON.parse(translations),
  }
}

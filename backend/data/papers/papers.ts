import {
  mostPapers,
  mostTemplates,
  type Paper,
  type PaperTemplate,
  type TemplateJudgement,
} from '../../../domain/paper/paper.ts'
import { erasedBuyer, isErasedBuyer } from '../../../domain/personal-data/personal-data.ts'
import type { Database } from '../database.ts'
import { NotFound } from '../records/record-errors.ts'
import { lockCollections, lockRecord, recordsOf } from '../records/records.ts'
import type { PaperTemplateRow } from '../schema.ts'

/** The history has no use for the judgement: it follows from the file. */
const templateRecords = recordsOf('paperTemplates', ({ judgement: _, ...template }) => template)
const paperRecords = recordsOf('papers')

export class TooManyPapers extends Error {
  constructor() {
    super('There are too many documents')
  }
}

type NewTemplate = Pick<PaperTemplate, 'kind' | 'name' | 'url' | 'size'> &
  Partial<Pick<PaperTemplate, 'judgement'>>
type NewPaper = Pick<Paper, 'dealId' | 'kind' | 'name' | 'url' | 'size' | 'contentType'>

export async function listPaperTemplates(db: Database): Promise<PaperTemplate[]> {
  const rows = await db.read
    .selectFrom('paperTemplates')
    .selectAll()
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(templateOf)
}

export async function findPaperTemplate(db: Database, id: string): Promise<PaperTemplate | undefined> {
  const row = await db.read.selectFrom('paperTemplates').selectAll().where('id', '=', id).executeTakeFirst()
  return row && templateOf(row)
}

function templateOf({ judgement, ...row }: PaperTemplateRow): PaperTemplate {
  return { ...row, judgement: judgement === null ? null : JSON.parse(judgement) }
}

/** Templates from before they were judged as they came. */
export async function listUnjudgedTemplates(db: Database): Promise<Pick<PaperTemplate, 'id' | 'url'>[]> {
  return db.read.selectFrom('paperTemplates').select(['id', 'url']).where('judgement', 'is', null).execute()
}

export async function saveJudgement(db: Database, id: string, judgement: TemplateJudgement): Promise<void> {
  await templateRecords.edit(db, id, () => ({ judgement: JSON.stringify(judgement) }))
}

/** Throws TooManyPapers. */
export async function addPaperTemplate(db: Database, values: NewTemplate): Promise<PaperTemplate> {
  return db.write('paperTemplates', async (trx) => {
    await lockCollections(trx, ['paperTemplates'])
    if ((await listPaperTemplates(db)).length >= mostTemplates) throw new TooManyPapers()
    const { judgement = null, ...others } = values
    const row = { ...others, judgement: judgement && JSON.stringify(judgement), id: crypto.randomUUID() }
    return templateOf(await templateRecords.add(db, row))
  })
}

/** The caller discards the file after the commit. */
export async function removePaperTemplate(db: Database, id: string): Promise<PaperTemplate> {
  return templateOf(await templateRecords.remove(db, id))
}

/** Newest first. */
export async function listPapersOf(db: Database, dealId: string): Promise<Paper[]> {
  return db.read
    .selectFrom('papers')
    .selectAll()
    .where('dealId', '=', dealId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

/** A document of this deal, and of no other. */
export async function findPaper(db: Database, dealId: string, id: string): Promise<Paper | undefined> {
  return db.read
    .selectFrom('papers')
    .selectAll()
    .where('id', '=', id)
    .where('dealId', '=', dealId)
    .executeTakeFirst()
}

/** The deals whose buyer is erased. */
export async function listErasedDeals(db: Database): Promise<string[]> {
  const { buyerName, buyerPhone, buyerEmail } = erasedBuyer
  const rows = await db.read
    .selectFrom('reservations')
    .select('id')
    .where('buyerName', '=', buyerName)
    .where('buyerPhone', '=', buyerPhone)
    .where('buyerEmail', '=', buyerEmail)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Before a file is received, and again when it is linked: throws NotFound, also when the buyer was erased meanwhile, or
 * TooManyPapers.
 */
export async function assertRoomForPaper(db: Database, dealId: string): Promise<void> {
  const deal = await db.read
    .selectFrom('reservations')
    .select(['buyerName', 'buyerPhone', 'buyerEmail'])
    .where('id', '=', dealId)
    .executeTakeFirst()
  if (!deal || isErasedBuyer(deal)) throw new NotFound()
  if ((await listPapersOf(db, dealId)).length >= mostPapers) throw new TooManyPapers()
}

/** Locks the reservation, so that two at once do not both take the last place. */
export async function addPaper(db: Database, values: NewPaper): Promise<Paper> {
  return db.write('papers', async (trx) => {
    await lockRecord(trx, 'reservations', values.dealId)
    await assertRoomForPaper(db, values.dealId)
    return paperRecords.add(db, { ...values, id: crypto.randomUUID() })
  })
}

/** The caller discards the file after the commit. */
export async function removePaper(db: Database, dealId: string, id: string): Promise<Paper> {
  if (!(await findPaper(db, dealId, id))) throw new NotFound()
  return paperRecords.remove(db, id)
}

/** The documents of deals whose buyer is erased, and the names of uploads. The caller deletes their files after the commit. */
export async function removePapersOf(db: Database, dealIds: readonly string[]): Promise<void> {
  for (const dealId of dealIds) {
    await db.transaction((trx) =>
      trx.deleteFrom('uploads').where('target', 'like', `%"${dealId}"%`).execute(),
    )
    const ids = (await listPapersOf(db, dealId)).map(({ id }) => id)
    if (ids.length > 0) await paperRecords.removeAll(db, ids)
  }
}

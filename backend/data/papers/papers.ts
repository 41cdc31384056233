import { mostPapers, mostTemplates, type Paper, type PaperTemplate } from '../../../domain/paper/paper.ts'
import { erasedBuyer, isErasedBuyer } from '../../../domain/personal-data/personal-data.ts'
import type { Database } from '../database.ts'
import { NotFound } from '../records/record-errors.ts'
import { lockCollections, lockRecord, recordsOf } from '../records/records.ts'

const templateRecords = recordsOf('paperTemplates')
const paperRecords = recordsOf('papers')

export class TooManyPapers extends Error {
  constructor() {
    super('There are too many documents')
  }
}

type NewTemplate = Pick<PaperTemplate, 'kind' | 'name' | 'url' | 'size'>
type NewPaper = Pick<Paper, 'dealId' | 'kind' | 'name' | 'url' | 'size' | 'contentType'>

export async function listPaperTemplates(db: Database): Promise<PaperTemplate[]> {
  return db.read.selectFrom('paperTemplates').selectAll().orderBy('createdAt').orderBy('id').execute()
}

export async function findPaperTemplate(db: Database, id: string): Promise<PaperTemplate | undefined> {
  return db.read.selectFrom('paperTemplates').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Throws TooManyPapers. */
export async function addPaperTemplate(db: Database, values: NewTemplate): Promise<PaperTemplate> {
  return db.write('paperTemplates', async (trx) => {
    await lockCollections(trx, ['paperTemplates'])
    if ((await listPaperTemplates(db)).length >= mostTemplates) throw new TooManyPapers()
    return templateRecords.add(db, { ...values, id: crypto.randomUUID() })
  })
}

/** The caller discards the file after the commit. */
export async function removePaperTemplate(db: Database, id: string): Promise<PaperTemplate> {
  return templateRecords.remove(db, id)
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

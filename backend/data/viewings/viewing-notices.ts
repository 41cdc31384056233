import type { Viewing } from '../../../domain/viewing/viewing.ts'
import type { Database } from '../database.ts'
import type { ViewingNoticeRow } from '../schema.ts'
import { viewingFromRow } from './viewing-rows.ts'

export type Notice = Pick<ViewingNoticeRow, 'content' | 'notifiedAt' | 'remindedOf'>

export interface NoticedViewing {
  viewing: Viewing
  /** What the client was told; undefined when nothing was. */
  notice: Notice | undefined
}

/** Viewings in the future whose clients get mails, with what they were told. */
export async function listMailedViewings(db: Database, now: Date, limit: number): Promise<NoticedViewing[]> {
  const rows = await db.read
    .selectFrom('viewings')
    .leftJoin('viewingNotices', 'viewingNotices.viewingId', 'viewings.id')
    .selectAll('viewings')
    .select(['content', 'notifiedAt', 'remindedOf'])
    .where('isMailed', '=', 1)
    .where('email', '!=', '')
    .where('startsAt', '>', now.toISOString())
    .where('state', 'in', ['planned', 'cancelled'])
    .orderBy('startsAt')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ content, notifiedAt, remindedOf, ...row }) => ({
    viewing: viewingFromRow(row),
    notice: content === null || notifiedAt === null ? undefined : { content, notifiedAt, remindedOf },
  }))
}

/**
 * Notes what a mail says, in the transaction that queues it. Returns false when another server has noted something
 * meanwhile: then it has queued the mail.
 */
export async function recordNotice(
  db: Database,
  viewingId: string,
  before: Notice | undefined,
  now: Notice,
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const noted = before
      ? await trx
          .updateTable('viewingNotices')
          .set(now)
          .where('viewingId', '=', viewingId)
          .where('content', '=', before.content)
          .where('notifiedAt', '=', before.notifiedAt)
          .where(({ eb }) =>
            before.remindedOf === null
              ? eb('remindedOf', 'is', null)
              : eb('remindedOf', '=', before.remindedOf),
          )
          .returning('viewingId')
          .executeTakeFirst()
      : await trx
          .insertInto('viewingNotices')
          .values({ viewingId, ...now })
          .onConflict((conflict) => conflict.column('viewingId').doNothing())
          .returning('viewingId')
          .executeTakeFirst()
    return noted !== undefined
  })
}

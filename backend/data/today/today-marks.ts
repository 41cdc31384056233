import type { Database } from '../database.ts'

/** The items that this person does not want to see on this day. */
export async function listMarked(db: Database, userId: string, day: string): Promise<Set<string>> {
  const rows = await db.read
    .selectFrom('todayMarks')
    .select('item')
    .where('userId', '=', userId)
    .where('hiddenUntil', '>', day)
    .execute()
  return new Set(rows.map(({ item }) => item))
}

interface Mark {
  userId: string
  item: string
  hiddenUntil: string
}

/** Hides an item until a day. Marks of the past are deleted, so that a person has few. */
export async function markItem(db: Database, mark: Mark, today: string): Promise<void> {
  await db.transaction(async (trx) => {
    await trx
      .deleteFrom('todayMarks')
      .where('userId', '=', mark.userId)
      .where('hiddenUntil', '<=', today)
      .execute()
    await trx
      .insertInto('todayMarks')
      .values(mark)
      .onConflict((conflict) =>
        conflict.columns(['userId', 'item']).doUpdateSet({ hiddenUntil: mark.hiddenUntil }),
      )
      .execute()
  })
}

export async function unmarkItem(db: Database, { userId, item }: Omit<Mark, 'hiddenUntil'>): Promise<void> {
  await db.transaction((trx) =>
    trx.deleteFrom('todayMarks').where('userId', '=', userId).where('item', '=', item).execute(),
  )
}

import type { Kysely, Migration } from 'kysely'

/** The viewings of an agent that nobody has said the outcome of are found among all that he has ever had. */
export const viewingsByState: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('viewingsByState')
      .ifNotExists()
      .on('viewings')
      .columns(['state', 'agentId', 'startsAt'])
      .execute()
  },
}

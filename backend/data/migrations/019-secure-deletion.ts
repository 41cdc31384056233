import { type Kysely, type Migration, sql } from 'kysely'

/**
 * From this release on, SQLite overwrites what is deleted. What was deleted before still stands in its free pages:
 * the file is written anew once, without them. PostgreSQL looks after its own.
 */
export function secureDeletion(engine: 'sqlite' | 'postgres'): Migration {
  return { up: engine === 'sqlite' ? writeAnew : async () => {} }
}

async function writeAnew(db: Kysely<unknown>): Promise<void> {
  try {
    await sql`vacuum`.execute(db)
  } catch (error) {
    const { message } = error as Error
    // Tables that are being replaced as a whole have nothing that was deleted before.
    if (message.includes('within a transaction')) return
    // It takes as much room again for a moment. Without it, everything else goes on.
    console.warn(
      `Deleted data may still be readable in free pages of the database: VACUUM failed (${message})`,
    )
  }
}

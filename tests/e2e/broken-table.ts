import { collections } from '../../backend/data/schema.ts'
import type { Backend } from '../../backend/open.ts'

/** Renames the table while `work` runs, so that every read and write of it fails. */
export async function withoutTable(
  { backend }: { backend: Backend },
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const { schema } = backend.db.engine.writer
  await schema.alterTable(table).renameTo(`${table}Renamed`).execute()
  try {
    await work()
  } finally {
    await schema.alterTable(`${table}Renamed`).renameTo(table).execute()
  }
}

/**
 * Like `withoutTable`, for public pages: all cached pages are made stale, so that each is rendered when it is
 * requested.
 */
export async function withoutTableForVisitors(
  site: { backend: Backend },
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  await withoutTable(site, table, async () => {
    await site.backend.db.write(collections, async () => {})
    await work()
  })
}

export async function clearTable(
  { backend }: { backend: Backend },
  table: 'apartments' | 'clients' | 'enquiries' | 'media' | 'progressEntries' | 'stores',
): Promise<void> {
  await backend.db.engine.writer.deleteFrom(table).execute()
}

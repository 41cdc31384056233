import { collections } from '../../backend/data/schema.ts'
import type { Backend } from '../../backend/open.ts'

/** While `work` runs, the server finds no such table: every read and write of it fails. */
export async function withoutTable(
  { backend }: { backend: Backend },
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const { schema } = backend.db.engine.writer
  await schema.alterTable(table).renameTo(`${table}Away`).execute()
  try {
    await announceAll(backend)
    await work()
  } finally {
    await schema.alterTable(`${table}Away`).renameTo(table).execute()
  }
}

/** No kept page is as new as what there is: the next visitor of each gets one that is rendered then. */
async function announceAll({ db }: Backend): Promise<void> {
  await db.write(collections, async () => {})
}

export async function clearTable(
  { backend }: { backend: Backend },
  table: 'enquiries' | 'media' | 'stores',
): Promise<void> {
  await backend.db.engine.writer.deleteFrom(table).execute()
}

import { jobActor } from '../../domain/record/actor.ts'
import { createDatabase } from '../data/database.ts'
import { openTrial } from '../data/engine/sqlite.ts'
import { listReferencedPaths } from '../data/list-referenced-paths.ts'
import { loadTables } from './load-tables.ts'
import type { Progress, Snapshot } from './snapshot.ts'

/** Does with tables that nobody sees what will be done with the real ones. Returns the files that records point to. */
export async function dryRunTables(snapshot: Snapshot, progress: Progress): Promise<Set<string>> {
  const engine = openTrial()
  try {
    await snapshot.readTables((tables) =>
      loadTables(engine, tables, (step) => progress({ ...step, part: 'trying rows' })),
    )
    return await listReferencedPaths(createDatabase(engine, () => {}, jobActor('backup')))
  } finally {
    await engine.close()
  }
}

import { findStoredPath } from '../../domain/files/stored-path.ts'
import type { Database } from './database.ts'
import { listFileUses } from './files/file-references.ts'

/** The paths of all stored files that some record points to. */
export async function listReferencedPaths(db: Database): Promise<Set<string>> {
  const [uses, media] = await Promise.all([
    listFileUses(db),
    db.read.selectFrom('media').select('url').execute(),
  ])
  return new Set([...uses.map(({ path }) => path), ...media.flatMap(({ url }) => findStoredPath(url) ?? [])])
}

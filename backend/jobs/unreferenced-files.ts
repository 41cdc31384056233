import { isFromUpload } from '../../domain/files/stored-path.ts'
import type { Database } from '../data/database.ts'
import { findReleasedPaths } from '../data/find-released-paths.ts'
import { listReferencedPaths } from '../data/list-referenced-paths.ts'
import type { FileListItem, FileStore } from '../files/file-store.ts'
import { listServedFiles } from '../files/list-all-files.ts'

const hour = 60 * 60 * 1000
/** Images of the home page wait in media/ for their form to be saved, perhaps tomorrow morning. */
const day = 24 * hour

export interface UnreferencedFiles {
  paths: string[]
  /** How many uploads are stored in all. */
  stored: number
}

/**
 * Uploads that nothing points to. Files are listed before the records are read, so that one that is linked
 * meanwhile counts as needed.
 */
export async function findUnreferencedFiles(
  { db, files }: { db: Database; files: FileStore },
  now: Date,
): Promise<UnreferencedFiles> {
  const stored = (await listServedFiles(files)).filter(({ path }) => isFromUpload(path))
  const needed = await listReferencedPaths(db)
  const isOld = ({ path, modifiedAt }: FileListItem) =>
    now.getTime() - Date.parse(modifiedAt) > (path.startsWith('media/') ? day : hour)
  const paths = stored
    .filter(isOld)
    .map(({ path }) => path)
    .filter((path) => !needed.has(path))
  return { paths, stored: stored.length }
}

const always = 2

/** More than a fifth at once is no remains of crashes: rather, records are missing. What one broken upload leaves may always go. */
function isTooMuch({ paths, stored }: UnreferencedFiles): boolean {
  return paths.length > always && paths.length > stored / 5
}

/**
 * Those that nobody can account for, when they are too many. What the history says somebody deleted may be any
 * number: the store was unavailable when it should have gone.
 */
export async function findTooMuch(
  db: Database,
  unneeded: UnreferencedFiles,
): Promise<UnreferencedFiles | undefined> {
  if (!isTooMuch(unneeded)) return undefined
  const released = await findReleasedPaths(db, unneeded.paths)
  const unexplained = { ...unneeded, paths: unneeded.paths.filter((path) => !released.has(path)) }
  return isTooMuch(unexplained) ? unexplained : undefined
}

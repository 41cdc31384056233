import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isFromUpload, locationImagePath, storedUrl } from '../../domain/files/stored-path.ts'
import type { Database } from '../data/database.ts'
import { findReleasedPaths, listReferencedPaths } from '../data/files/file-references.ts'
import { deleteFinishedUploads } from '../data/files/finished-uploads.ts'
import { deleteStoredImages, findStoredImages } from '../data/files/stored-images.ts'
import type { FileListItem, FileStore } from '../files/file-store.ts'
import { listKeptFiles } from '../files/list-all-files.ts'
import type { KnownImages } from '../images/known-images.ts'
import { joinInstallation } from '../installation.ts'
import { discardPaths, type StoredFiles } from '../removal/discard-files.ts'
import { purgeTrash, restoreNeeded } from '../removal/trash.ts'
import { syncParkingPlans } from './sync-parking-plans.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

interface UnreferencedFiles {
  paths: string[]
  /** How many uploads are stored, referenced or not. */
  stored: number
}

/**
 * Uploads that no record refers to. Files are listed before the records are read, so that a file that is linked in
 * between counts as referenced.
 */
async function findUnreferencedFiles(
  { db, files }: { db: Database; files: FileStore },
  now: Date,
): Promise<UnreferencedFiles> {
  const stored = (await listKeptFiles(files)).filter(({ path }) => isFromUpload(path))
  const needed = await listReferencedPaths(db)
  const isOld = ({ path, modifiedAt }: FileListItem) =>
    // Images of the home page wait in media/ until their form is saved, perhaps the next morning.
    now.getTime() - Date.parse(modifiedAt) > (path.startsWith('media/') ? day : hour)
  const paths = stored
    .filter(isOld)
    .map(({ path }) => path)
    .filter((path) => !needed.has(path))
  return { paths, stored: stored.length }
}

/** Up to this many unreferenced files are never too many: one interrupted upload can leave them behind. */
const alwaysAllowed = 2

/** When more than a fifth of all files is unreferenced, records were probably lost, and the files must stay. */
function isTooMany({ paths, stored }: UnreferencedFiles): boolean {
  return paths.length > alwaysAllowed && paths.length > stored / 5
}

/**
 * Returns the unreferenced files if they are too many. Files that the history says somebody has removed from a record
 * do not count: they are left over because the store was unavailable at that moment.
 */
async function findUnexplainedFiles(
  db: Database,
  unneeded: UnreferencedFiles,
): Promise<UnreferencedFiles | undefined> {
  if (!isTooMany(unneeded)) return undefined
  const released = await findReleasedPaths(db, unneeded.paths)
  const unexplained = { ...unneeded, paths: unneeded.paths.filter((path) => !released.has(path)) }
  return isTooMany(unexplained) ? unexplained : undefined
}

interface Sweep extends StoredFiles {
  knownImages: KnownImages
  arrivingFolder: string
}

export interface SweepOptions {
  now: Date
  /**
   * Whether an operator has confirmed that all unreferenced files may go to the trash, however many they are.
   */
  anyNumber?: boolean
  /** Logs how many files were moved to the trash. */
  report?(message: string): void
}

/**
 * Moves unreferenced files to the trash, and purges the trash, caches and unfinished uploads; never anything younger
 * than an hour. Returns an explanation when it refuses to touch stored files.
 */
export async function sweep(
  stored: Sweep,
  { now, anyNumber = false, report = () => {} }: SweepOptions,
): Promise<string | undefined> {
  const { db, files, images, arrivingFolder } = stored
  const before = (age: number) => new Date(now.getTime() - age)
  await removeOldFiles(arrivingFolder, before(hour))
  await deleteFinishedUploads(db, before(day))
  await rebuildStoredImages(stored)

  const mismatch = await joinInstallation(stored)
  if (mismatch) return `No stored file was swept: ${mismatch}`
  await syncParkingPlans(stored)
  await refreshLocationImage(stored)
  const needed = await listReferencedPaths(db)
  await restoreNeeded(stored, needed)
  await files.sweep(before(hour), needed)
  const unneeded = await findUnreferencedFiles(stored, now)
  const unexplained = anyNumber ? undefined : await findUnexplainedFiles(db, unneeded)
  if (unexplained) return formatRefusal(unexplained)
  await discardPaths(stored, unneeded.paths, now)
  if (unneeded.paths.length > 0) report(formatMoved(unneeded))
  await purgeTrash(files, now)
  await images.sweep(new Set((await listKeptFiles(files)).map(({ path }) => path)), now)
  return undefined
}

/** In milliseconds. Long, because every image is read if the table with their sizes was lost. */
const rebuildTimeout = 30 * 60_000

/**
 * Adds missing rows to the table of image sizes by reading the files. It deletes none: a missing file may come
 * back.
 */
async function rebuildStoredImages({ db, knownImages }: Sweep): Promise<void> {
  const paths = [...(await listReferencedPaths(db)), locationImagePath]
  await knownImages.find(paths.map(storedUrl), rebuildTimeout)
}

/**
 * Reads the size of the location's image anew, because operators replace this file by hand under the same path.
 */
async function refreshLocationImage({ db, knownImages }: Sweep): Promise<void> {
  const urls = [storedUrl(locationImagePath)]
  const before = await findStoredImages(db, urls)
  await deleteStoredImages(db, [locationImagePath])
  const after = await knownImages.find(urls)
  // An empty write raises the version of the settings, so that cached pages with the image are rendered again.
  if (!isDeepStrictEqual(before, after)) await db.write('settings', async () => {})
}

function formatMoved({ paths, stored }: UnreferencedFiles): string {
  return `${paths.length} of ${stored} stored files went to the trash: no record points to them`
}

function formatRefusal({ paths, stored }: UnreferencedFiles): string {
  const share = `no record points to ${paths.length} of ${stored}`
  return `No stored file was swept: ${share}: check DATA_DIR, DATABASE_URL and S3_BUCKET; if they may go, run npm run files -- sweep`
}

async function removeOldFiles(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtime < before) await rm(file, { recursive: true, force: true })
  }
}

import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { locationImagePath, storedUrl } from '../../domain/files/stored-path.ts'
import { forgetFinishedUploads } from '../data/finished-uploads.ts'
import { listReferencedPaths } from '../data/list-referenced-paths.ts'
import { deleteStoredImages, findStoredImages } from '../data/stored-images.ts'
import { listServedFiles } from '../files/list-all-files.ts'
import type { KnownImages } from '../images/known-images.ts'
import { joinInstallation } from '../installation.ts'
import { discardPaths, type StoredFiles } from '../removal/discard-files.ts'
import { purgeTrash, restoreNeeded } from '../removal/trash.ts'
import { noteParkingPlans } from './note-parking-plans.ts'
import { findTooMuch, findUnreferencedFiles, type UnreferencedFiles } from './unreferenced-files.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

interface Sweep extends StoredFiles {
  knownImages: KnownImages
  arrivingFolder: string
}

export interface SweepOptions {
  now: Date
  /** Somebody has looked at them and says that they may go. */
  anyNumber?: boolean
  /** What was moved to the trash, for the log. */
  report?(message: string): void
}

/**
 * Removes what crashes and replaced files left behind; never anything younger than an hour. Returns why it
 * did not, when this does not look like remains.
 */
export async function sweep(
  stored: Sweep,
  { now, anyNumber = false, report = () => {} }: SweepOptions,
): Promise<string | undefined> {
  const { db, files, images, arrivingFolder } = stored
  const before = (age: number) => new Date(now.getTime() - age)
  await removeOldFiles(arrivingFolder, before(hour))
  await forgetFinishedUploads(db, before(day))
  await rebuildStoredImages(stored)

  const mismatch = await joinInstallation(stored)
  if (mismatch) return `No stored file was swept: ${mismatch}`
  await noteParkingPlans(stored)
  await lookAgainAtLocation(stored)
  const needed = await listReferencedPaths(db)
  await restoreNeeded(stored, needed)
  await files.tidy(before(hour), needed)
  const unneeded = await findUnreferencedFiles(stored, now)
  const unexplained = anyNumber ? undefined : await findTooMuch(db, unneeded)
  if (unexplained) return tooMuch(unexplained)
  await discardPaths(stored, unneeded.paths, now)
  if (unneeded.paths.length > 0) report(moved(unneeded))
  await purgeTrash(files, now)
  await images.tidy(new Set((await listServedFiles(files)).map(({ path }) => path)), now)
  return undefined
}

/** All of them may be missing. */
const readingMayTake = 30 * 60_000

/** Rows that are missing come back from the files; the sweep deletes none, as files may be elsewhere for a while. */
async function rebuildStoredImages({ db, knownImages }: Sweep): Promise<void> {
  const paths = [...(await listReferencedPaths(db)), locationImagePath]
  await knownImages.find(paths.map(storedUrl), readingMayTake)
}

/** The one file that people may replace or take away under its name, without telling us. */
async function lookAgainAtLocation({ db, knownImages }: Sweep): Promise<void> {
  const urls = [storedUrl(locationImagePath)]
  const before = await findStoredImages(db, urls)
  await deleteStoredImages(db, [locationImagePath])
  const after = await knownImages.find(urls)
  // The page that shows it is cached until something that it shows is announced.
  if (!isDeepStrictEqual(before, after)) await db.write('settings', async () => {})
}

function moved({ paths, stored }: UnreferencedFiles): string {
  return `${paths.length} of ${stored} stored files went to the trash: no record points to them`
}

function tooMuch({ paths, stored }: UnreferencedFiles): string {
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

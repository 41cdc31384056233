import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parkingLevels } from '../../domain/building.ts'
import type { StoredImage } from '../../domain/files/stored-image.ts'
import { findStoredPath, isFromUpload, locationImagePath, storedUrl } from '../../domain/files/stored-path.ts'
import type { PlanImage } from '../../domain/floor-plan/floor-plan.ts'
import type { Database } from '../data/database.ts'
import { findReleasedPaths, listReferencedPaths } from '../data/files/file-references.ts'
import { forgetFinishedUploads } from '../data/files/finished-uploads.ts'
import { deleteStoredImages, findStoredImages } from '../data/files/stored-images.ts'
import {
  deleteParkingPlan,
  findParkingPlan,
  listParkingPlans,
  setParkingPlan,
} from '../data/plans/parking-plans.ts'
import { unlessGone } from '../data/records/record-errors.ts'
import type { FileListItem, FileStore } from '../files/file-store.ts'
import { listAllFiles, listServedFiles } from '../files/list-all-files.ts'
import { newestParkingPlans } from '../files/parking-plans.ts'
import type { KnownImages } from '../images/known-images.ts'
import { joinInstallation } from '../installation.ts'
import { discardPaths, type StoredFiles } from '../removal/discard-files.ts'
import { purgeTrash, restoreNeeded } from '../removal/trash.ts'

const unreferencedFilesHour = 60 * 60 * 1000
/** Images of the home page wait in media/ for their form to be saved, perhaps tomorrow morning. */
const unreferencedFilesDay = 24 * unreferencedFilesHour

interface UnreferencedFiles {
  paths: string[]
  /** How many uploads are stored in all. */
  stored: number
}

/**
 * Uploads that nothing points to. Files are listed before the records are read, so that one that is linked
 * meanwhile counts as needed.
 */
async function findUnreferencedFiles(
  { db, files }: { db: Database; files: FileStore },
  now: Date,
): Promise<UnreferencedFiles> {
  const stored = (await listServedFiles(files)).filter(({ path }) => isFromUpload(path))
  const needed = await listReferencedPaths(db)
  const isOld = ({ path, modifiedAt }: FileListItem) =>
    now.getTime() - Date.parse(modifiedAt) >
    (path.startsWith('media/') ? unreferencedFilesDay : unreferencedFilesHour)
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
async function findTooMuch(
  db: Database,
  unneeded: UnreferencedFiles,
): Promise<UnreferencedFiles | undefined> {
  if (!isTooMuch(unneeded)) return undefined
  const released = await findReleasedPaths(db, unneeded.paths)
  const unexplained = { ...unneeded, paths: unneeded.paths.filter((path) => !released.has(path)) }
  return isTooMuch(unexplained) ? unexplained : undefined
}

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

interface Stored {
  db: Database
  files: FileStore
  knownImages: KnownImages
}

/**
 * The newest file of a level is its plan: pages read that from a record, so that they need not list the store.
 * Files that came another way than by an upload, or are gone, are noticed here.
 */
export async function noteParkingPlans({ db, files, knownImages }: Stored): Promise<void> {
  const listed = (await listAllFiles(files, 'parking/')).map(({ path }) => path)
  const plans = await listParkingPlans(db)
  // Asked one by one: an upload may have arrived since the listing.
  const isThere = async (path: string) => listed.includes(path) || (await files.head(path)) !== undefined
  for (const level of parkingLevels) {
    const plan = plans.find((known) => known.level === level)
    const path = findStoredPath(plan?.imageUrl)
    const kept = path && (await isThere(path)) ? [path] : []
    const newest = newestParkingPlans([...listed, ...kept])[level]
    if (newest === path) continue
    const url = newest && storedUrl(newest)
    const image = url ? (await knownImages.find([url]))[url] : undefined
    await db.write('parkingPlans', async () => {
      // An upload that came meanwhile is newer than what was found.
      if ((await findParkingPlan(db, level))?.imageUrl !== plan?.imageUrl) return
      if (image) await setParkingPlan(db, level, imageOf(image))
      else if (plan && kept.length === 0) await deleteParkingPlan(db, plan.id).catch(unlessGone)
    })
  }
}

function imageOf({ url, width, height }: StoredImage): PlanImage {
  return { imageUrl: url, imageWidth: width, imageHeight: height }
}
